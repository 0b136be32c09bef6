import { heroAction, playerGetsThisPhase } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01070', {
  name: 'Lead from the Front',
  aspect: 'leadership',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Tactic'],
  abilities: [heroAction({ does: playerGetsThisPhase(['thwart', 'attack'], 1) })],
});
