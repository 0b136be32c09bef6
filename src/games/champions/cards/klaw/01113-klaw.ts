import { forcedInterrupt, searchesAndReveals, thisAttacks, whenRevealed } from '../../abilities/index.js';
import { villain } from '../../card.js';

const klaw = { name: 'Klaw', set: 'klaw', quantity: 1, unique: true, traits: ['Masters of Evil'] } as const;
const twoBoosts = forcedInterrupt('enemy attack', {
  when: thisAttacks,
  *does(game) {
    game.activation.addBoost();
  },
});

export default [
  villain('01113', {
    ...klaw,
    stage: 'I',
    scheme: 2,
    attack: 0,
    hitPoints: 12,
    text: 'Forced interrupt: he attacks: he gets a boost card more.',
    abilities: [twoBoosts],
  }),
  villain('01114', {
    ...klaw,
    stage: 'II',
    scheme: 2,
    attack: 1,
    hitPoints: 18,
    text: 'When revealed: look for The "Immortal" Klaw in encounter deck and discard pile, and reveal it. Forced interrupt: he attacks: he gets a boost card more.',
    abilities: [whenRevealed(searchesAndReveals('01127')), twoBoosts],
  }),
  villain('01115', {
    ...klaw,
    stage: 'III',
    scheme: 3,
    attack: 2,
    hitPoints: 22,
    text: 'Toughness. Forced interrupt: he attacks: he gets a boost card more.',
    keywords: { toughness: true },
    abilities: [twoBoosts],
  }),
];
