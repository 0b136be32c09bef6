import {
  damagesEnemy,
  inTurn,
  interrupt,
  prevents,
  removeCounters,
  uses,
  youWouldTakeDamage,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05017', {
  name: 'Energy Barrier',
  aspect: 'protection',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Item', 'Tech'],
  counters: uses(3, 'reflection'),
  abilities: [interrupt(youWouldTakeDamage, { costs: [removeCounters()], does: inTurn(prevents(1), damagesEnemy(1)) })],
});
