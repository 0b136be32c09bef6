import { mainScheme } from '../../card.js';

const breakIn = { name: 'The Break-In!', set: 'rhino', quantity: 1 } as const;

export default [
  mainScheme('01097a', {
    ...breakIn,
    stage: '1A',
  }),
  mainScheme('01097b', {
    ...breakIn,
    stage: '1B',
    threat: 7,
    escalation: 1,
  }),
];
