import { forcedInterrupt, getsBoost, searchesAndReveals, thisAttacks, whenRevealed } from '../../abilities/index.js';
import { villain } from '../../card.js';

const klaw = { name: 'Klaw', set: 'klaw', quantity: 1, unique: true, traits: ['Masters of Evil'] } as const;
const twoBoosts = forcedInterrupt(thisAttacks, { does: getsBoost });

export default [
  villain('01113', {
    ...klaw,
    stage: 'I',
    scheme: 2,
    attack: 0,
    hitPoints: 12,
    abilities: [twoBoosts],
  }),
  villain('01114', {
    ...klaw,
    stage: 'II',
    scheme: 2,
    attack: 1,
    hitPoints: 18,
    abilities: [whenRevealed(searchesAndReveals('01127')), twoBoosts],
  }),
  villain('01115', {
    ...klaw,
    stage: 'III',
    scheme: 3,
    attack: 2,
    hitPoints: 22,
    keywords: { toughness: true },
    abilities: [twoBoosts],
  }),
];
