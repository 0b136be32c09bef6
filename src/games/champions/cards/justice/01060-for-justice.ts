import { heroAction, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01060', {
  name: 'For Justice!',
  aspect: 'justice',
  quantity: 3,
  deckLimit: 3,
  cost: 2,
  resources: { energy: 1 },
  asks: 'mental',
  traits: ['Thwart'],
  text: 'Hero action (thwart): 3 threat off a scheme, 4 if a mental resource helped to pay.',
  abilities: [heroAction({ label: 'thwart', ...removesThreat(game => (game.use.paidWith('mental') ? 4 : 3)) })],
});
