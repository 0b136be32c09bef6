import { anyHero, gives, searchesAndReveals, whenRevealed } from '../../abilities/index.js';
import { villain } from '../../card.js';

const rhino = { name: 'Rhino', set: 'rhino', quantity: 1, unique: true, traits: ['Brute', 'Criminal'] } as const;

export default [
  villain('01094', {
    ...rhino,
    stage: 'I',
    scheme: 1,
    attack: 2,
    hitPoints: 14,
  }),
  villain('01095', {
    ...rhino,
    stage: 'II',
    scheme: 1,
    attack: 3,
    hitPoints: 15,
    abilities: [whenRevealed(searchesAndReveals('01107'))],
  }),
  villain('01096', {
    ...rhino,
    stage: 'III',
    scheme: 1,
    attack: 4,
    hitPoints: 16,
    keywords: { toughness: true },
    abilities: [whenRevealed(gives('stunned', anyHero))],
  }),
];
