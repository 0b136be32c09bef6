import { discardThis, heroAction, readies, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01093', {
  name: 'Tenacity',
  aspect: 'basic',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Condition'],
  abilities: [heroAction({ spend: { physical: 1 }, costs: [discardThis], does: readies(yourHero) })],
});
