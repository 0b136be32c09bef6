import { minion } from '../../card.js';

export default minion('01184', {
  name: 'M.O.D.O.K.',
  set: 'the_doomsday_chair',
  quantity: 1,
  unique: true,
  traits: ['Cyborg', 'Elite'],
  scheme: 2,
  attack: 2,
  hitPoints: 8,
  boost: 2,
  keywords: { retaliate: 2 },
});
