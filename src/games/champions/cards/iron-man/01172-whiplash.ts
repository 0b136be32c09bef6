import { minion } from '../../card.js';

export default minion('01172', {
  name: 'Whiplash',
  set: 'iron_man_nemesis',
  quantity: 1,
  unique: true,
  scheme: 2,
  attack: 3,
  hitPoints: 4,
  boost: 2,
  keywords: { retaliate: 1 },
});
