import { cancelsCard, heroInterrupt, treacheryRevealed } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09007', {
  name: 'Protective Ward',
  set: 'doctor_strange',
  quantity: 2,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Spell'],
  abilities: [heroInterrupt(treacheryRevealed, { does: cancelsCard })],
});
