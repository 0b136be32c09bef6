import { discardThis, gains, heroInterrupt, prevents, yourHero, youWouldTakeDamage } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01017', {
  name: 'Cosmic Flight',
  set: 'captain_marvel',
  quantity: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Superpower'],
  gains: [gains('Aerial', yourHero)],
  abilities: [heroInterrupt(youWouldTakeDamage, { label: 'defense', costs: [discardThis], does: prevents(3) })],
});
