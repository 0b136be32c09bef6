import { minion } from '../../card.js';

export default minion('01102', {
  name: 'Sandman',
  set: 'rhino',
  quantity: 1,
  unique: true,
  traits: ['Criminal', 'Elite'],
  scheme: 2,
  attack: 3,
  hitPoints: 4,
  boost: 2,
  keywords: { toughness: true },
});
