import { draws, generates, interrupt, villainAttacksYou } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('01001a', {
    name: 'Spider-Man',
    set: 'spider_man',
    traits: ['Avenger'],
    thwart: 1,
    attack: 2,
    defense: 3,
    handSize: 5,
    hitPoints: 10,
    abilities: [interrupt(villainAttacksYou, { name: 'Spider-Sense', does: draws(1) })],
  }),
  alterEgo('01001b', {
    name: 'Peter Parker',
    set: 'spider_man',
    traits: ['Genius'],
    recover: 3,
    handSize: 6,
    hitPoints: 10,
    resource: { name: 'Scientist', limit: 1, gives: generates({ mental: 1 }) },
  }),
];
