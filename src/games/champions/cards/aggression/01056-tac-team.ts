import { action, damagesEnemy, exhaustThis, removeCounters, uses } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01056', {
  name: 'Tac Team',
  aspect: 'aggression',
  quantity: 3,
  cost: 3,
  resources: { energy: 1 },
  traits: ['S.H.I.E.L.D.'],
  counters: uses(3, 'attack'),
  abilities: [action({ costs: [exhaustThis, removeCounters()], does: damagesEnemy(2) })],
});
