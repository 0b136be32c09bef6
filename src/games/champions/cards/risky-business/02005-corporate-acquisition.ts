import { mainScheme } from '../../card.js';

const acquisition = { name: 'Corporate Acquisition', set: 'risky_business', quantity: 1 } as const;

export default [
  mainScheme('02005a', { ...acquisition, stage: '2A' }),
  mainScheme('02005b', { ...acquisition, stage: '2B', begins: 1, threat: 10, escalation: 2, hazard: true }),
];
