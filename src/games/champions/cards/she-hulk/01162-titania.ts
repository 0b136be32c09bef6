import { itsHitPoints } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01162', {
  name: 'Titania',
  set: 'she_hulk_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Brute', 'Elite'],
  scheme: 1,
  attack: 'X',
  hitPoints: 6,
  boost: 2,
  worth: itsHitPoints,
});
