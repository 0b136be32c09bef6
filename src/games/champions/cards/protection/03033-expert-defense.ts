import { addsDefenseNow, heroInterrupt, yourHeroIsDefending } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03033', {
  name: 'Expert Defense',
  aspect: 'protection',
  quantity: 3,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Defense'],
  abilities: [heroInterrupt(yourHeroIsDefending, { label: 'defense', does: addsDefenseNow(3) })],
});
