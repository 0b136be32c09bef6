import { minion } from '../../card.js';

export default minion('01167', {
  name: 'Vulture',
  set: 'spider_man_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Criminal'],
  scheme: 1,
  attack: 3,
  hitPoints: 4,
  boost: 2,
  keywords: { quickstrike: true },
});
