import { discardThis, heroAction, readiesYou } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01093', {
  name: 'Tenacity',
  aspect: 'basic',
  quantity: 3,
  deckLimit: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Condition'],
  text: 'Hero action: spend 1 physical and discard this: ready your hero.',
  abilities: [heroAction({ spend: { physical: 1 }, costs: [discardThis], ...readiesYou })],
});
