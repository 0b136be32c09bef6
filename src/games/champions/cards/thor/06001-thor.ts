import { action, draws, response, searchesDeckAndDiscard, theCard, youEngageMinion } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('06001a', {
    name: 'Thor',
    set: 'thor',
    traits: ['Asgard', 'Avenger'],
    thwart: 1,
    attack: 2,
    defense: 2,
    handSize: 4,
    hitPoints: 14,
    abilities: [response(youEngageMinion, { name: 'Have at Thee!', limit: 1, each: 'phase', does: draws(2) })],
  }),
  alterEgo('06001b', {
    name: 'Odinson',
    set: 'thor',
    traits: ['Asgard'],
    recover: 4,
    handSize: 5,
    hitPoints: 14,
    abilities: [action({ name: 'Worthy', limit: 1, does: searchesDeckAndDiscard(theCard('06009')) })],
  }),
];
