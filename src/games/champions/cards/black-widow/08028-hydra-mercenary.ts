import { minion } from '../../card.js';

export default minion('08028', {
  name: 'Hydra Mercenary',
  set: 'black_widow_nemesis',
  quantity: 2,
  traits: ['Hydra'],
  scheme: 0,
  attack: 1,
  hitPoints: 3,
  boost: 1,
  keywords: { guard: true },
});
