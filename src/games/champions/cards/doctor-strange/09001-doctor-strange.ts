import {
  action,
  discardsTopOfSecond,
  exhaustHero,
  paysForTopOfSecond,
  resolvesTopOfSecond,
} from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('09001a', {
    name: 'Doctor Strange',
    set: 'doctor_strange',
    traits: ['Avenger', 'Mystic'],
    thwart: 2,
    attack: 1,
    defense: 2,
    handSize: 5,
    hitPoints: 10,
    abilities: [
      action({
        name: 'Spell Mastery',
        declares: paysForTopOfSecond,
        costs: [exhaustHero],
        does: resolvesTopOfSecond(),
      }),
    ],
  }),
  alterEgo('09001b', {
    name: 'Stephen Strange',
    set: 'doctor_strange',
    traits: ['Mystic'],
    recover: 3,
    handSize: 6,
    hitPoints: 10,
    secondDeck: 'doctor_strange_invocation_deck',
    abilities: [action({ name: 'Natural Talent', limit: 1, each: 'phase', does: discardsTopOfSecond })],
  }),
];
