import {
  discardsForMinions,
  eachPlayer,
  eachPlayerWithout,
  getsCopy,
  minionsEngagedWithYou,
  setup,
  whenCompleted,
} from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const unleashing = { name: 'Unleashing the Mutagen', set: 'mutagen_formula', quantity: 1 } as const;

export default [
  mainScheme('02017a', { ...unleashing, stage: '1A', abilities: [setup(eachPlayer(getsCopy('02024')))] }),
  mainScheme('02017b', {
    ...unleashing,
    stage: '1B',
    begins: 2,
    threat: 7,
    escalation: 1,
    abilities: [
      whenCompleted(eachPlayerWithout(minionsEngagedWithYou('Goblin'), discardsForMinions(3, 'Goblin', 'first'))),
    ],
  }),
];
