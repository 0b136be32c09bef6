import { damagesEnemy, heroAction, x, yourAttack } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10002', {
  name: 'Crushing Blow',
  set: 'hulk',
  quantity: 2,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Attack'],
  paidOnlyWith: 'physical',
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(x(yourAttack)) })],
});
