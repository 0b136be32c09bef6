import { discardThis, heroInterrupt, prevents, youWouldTakeDamage } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08032', {
  name: 'Defensive Stance',
  aspect: 'protection',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Preparation', 'Tactic'],
  max: 'player',
  abilities: [heroInterrupt(youWouldTakeDamage, { costs: [discardThis], does: prevents(3) })],
});
