import { givesThenDamages, heroAction, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05015', {
  name: 'Tackle',
  aspect: 'protection',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  asks: 'physical',
  abilities: [heroAction({ label: 'attack', does: givesThenDamages('stunned', paidWith('physical'), 3) })],
});
