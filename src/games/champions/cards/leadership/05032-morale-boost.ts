import { heroAction, oneHeroGetsThisRound } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05032', {
  name: 'Morale Boost',
  aspect: 'leadership',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  abilities: [heroAction({ does: oneHeroGetsThisRound(['thwart', 'attack', 'defense'], 1) })],
});
