import { draws, heroInterrupt, inTurn, prevents, youWouldTakeDamage } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05005', {
  name: 'Wiggle Room',
  set: 'ms_marvel',
  quantity: 2,
  cost: 0,
  resources: { energy: 1 },
  traits: ['Defense', 'Superpower'],
  abilities: [heroInterrupt(youWouldTakeDamage, { label: 'defense', does: inTurn(prevents(3), draws(1)) })],
});
