import { cancelsWhenRevealed, heroInterrupt, treacheryRevealed } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01004', {
  name: 'Enhanced Spider-Sense',
  set: 'spider_man',
  quantity: 2,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Superpower'],
  abilities: [heroInterrupt(treacheryRevealed, { does: cancelsWhenRevealed })],
});
