import { anyMinion, damagesEnemy, heroAction, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01053', {
  name: 'Relentless Assault',
  aspect: 'aggression',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  asks: 'physical',
  traits: ['Attack'],
  abilities: [
    heroAction({ label: 'attack', does: damagesEnemy(5, { whom: anyMinion, overkill: paidWith('physical') }) }),
  ],
});
