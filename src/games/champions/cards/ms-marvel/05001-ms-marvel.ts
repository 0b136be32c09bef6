import { action, digsForOwn, exhaustHero, response, returnsPlayed, youPlayEvent } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('05001a', {
    name: 'Ms. Marvel',
    set: 'ms_marvel',
    traits: ['Champion', 'Inhuman'],
    thwart: 1,
    attack: 1,
    defense: 1,
    handSize: 5,
    hitPoints: 10,
    abilities: [
      response(youPlayEvent('Attack', 'Thwart', 'Defense'), {
        name: 'Morphogenetics',
        costs: [exhaustHero],
        does: returnsPlayed,
      }),
    ],
  }),
  alterEgo('05001b', {
    name: 'Kamala Khan',
    set: 'ms_marvel',
    traits: ['Inhuman'],
    recover: 5,
    handSize: 6,
    hitPoints: 10,
    abilities: [action({ name: 'Teen Spirit', limit: 1, does: digsForOwn })],
  }),
];
