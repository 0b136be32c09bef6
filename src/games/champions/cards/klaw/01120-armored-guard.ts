import { minion } from '../../card.js';

export default minion('01120', {
  name: 'Armored Guard',
  set: 'klaw',
  quantity: 3,
  traits: ['Mercenary'],
  scheme: 0,
  attack: 1,
  hitPoints: 3,
  boost: 1,
  keywords: { guard: true, toughness: true },
});
