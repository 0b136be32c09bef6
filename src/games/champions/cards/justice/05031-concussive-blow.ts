import { givesThenDamages, heroAction, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05031', {
  name: 'Concussive Blow',
  aspect: 'justice',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  asks: 'physical',
  abilities: [heroAction({ label: 'attack', does: givesThenDamages('confused', paidWith('physical'), 3) })],
});
