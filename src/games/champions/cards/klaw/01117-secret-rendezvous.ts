import { turnsUpMinion, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const rendezvous = { name: 'Secret Rendezvous', set: 'klaw', quantity: 1 } as const;

export default [
  mainScheme('01117a', {
    ...rendezvous,
    stage: '2A',
    abilities: [whenRevealed(turnsUpMinion())],
  }),
  mainScheme('01117b', {
    ...rendezvous,
    stage: '2B',
    threat: 8,
    escalation: 1,
  }),
];
