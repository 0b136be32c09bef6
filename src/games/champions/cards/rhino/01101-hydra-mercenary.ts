import { minion } from '../../card.js';

export default minion('01101', {
  name: 'Hydra Mercenary',
  set: 'rhino',
  quantity: 2,
  traits: ['Hydra'],
  scheme: 0,
  attack: 1,
  hitPoints: 3,
  boost: 1,
  keywords: { guard: true },
});
