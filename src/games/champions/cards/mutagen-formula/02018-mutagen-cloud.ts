import { cardsInPlay, enemiesWith } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const cloud = { name: 'Mutagen Cloud', set: 'mutagen_formula', quantity: 1 } as const;

export default [
  mainScheme('02018a', { ...cloud, stage: '2A' }),
  mainScheme('02018b', {
    ...cloud,
    stage: '2B',
    begins: 4,
    threat: 11,
    escalation: 'X',
    worth: cardsInPlay(enemiesWith('Goblin')),
  }),
];
