import {
  action,
  discardsFromHand,
  discardsHand,
  draws,
  forcedInterrupt,
  inTurn,
  untold,
  yourTurnEnds,
} from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('10001a', {
    name: 'Hulk',
    set: 'hulk',
    traits: ['Avenger', 'Gamma'],
    thwart: 0,
    attack: 3,
    defense: 3,
    handSize: 4,
    hitPoints: 18,
    abilities: [forcedInterrupt(yourTurnEnds, { name: 'Enraged', does: discardsHand })],
  }),
  alterEgo('10001b', {
    name: 'Bruce Banner',
    set: 'hulk',
    traits: ['Genius', 'Scientist'],
    recover: 4,
    handSize: 5,
    hitPoints: 18,
    abilities: [
      action({ name: 'Experimental Research', limit: 1, does: inTurn(untold(draws(1)), discardsFromHand(1)) }),
    ],
  }),
];
