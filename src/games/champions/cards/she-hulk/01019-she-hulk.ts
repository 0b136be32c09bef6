import { damagesEnemy, interrupt, response } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('01019a', {
    name: 'She-Hulk',
    set: 'she_hulk',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    traits: ['Avenger', 'Gamma'],
    thwart: 1,
    attack: 3,
    defense: 2,
    handSize: 4,
    hitPoints: 15,
    text: 'Response (Do You Even Lift?): after you change to this form: 2 damage to an enemy.',
    abilities: [
      response('form', { when: (look, { seat, to }) => seat === look.me && to === 'hero', ...damagesEnemy(2) }),
    ],
  }),
  alterEgo('01019b', {
    name: 'Jennifer Walters',
    set: 'she_hulk',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    traits: ['Attorney', 'Gamma'],
    recover: 5,
    handSize: 6,
    hitPoints: 15,
    text: 'Interrupt (I Object!): threat is about to be placed on a scheme: prevent 1 of it. Once a round.',
    abilities: [
      interrupt('threat', {
        would: true,
        limit: 1,
        *does(game) {
          game.interrupt.prevent(1);
        },
      }),
    ],
  }),
];
