import { searchesAndReveals, setup, turnsUpMinion, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const underground = { name: 'Underground Distribution', set: 'klaw', quantity: 1 } as const;

export default [
  mainScheme('01116a', {
    ...underground,
    stage: '1A',
    abilities: [setup(searchesAndReveals('01125', 'deck'))],
  }),
  mainScheme('01116b', {
    ...underground,
    stage: '1B',
    threat: 6,
    escalation: 1,
    abilities: [whenRevealed(turnsUpMinion())],
  }),
];
