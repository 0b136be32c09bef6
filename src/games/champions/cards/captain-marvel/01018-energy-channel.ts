import {
  action,
  addsThatManyCounters,
  anyAmountOf,
  countersHere,
  damagesEnemy,
  discardThis,
  heroAction,
  per,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01018', {
  name: 'Energy Channel',
  set: 'captain_marvel',
  quantity: 2,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Superpower'],
  max: 'player',
  abilities: [
    action({ declares: anyAmountOf('energy'), does: addsThatManyCounters }),
    heroAction({ label: 'attack', costs: [discardThis], does: damagesEnemy(per(2, countersHere, 10)) }),
  ],
});
