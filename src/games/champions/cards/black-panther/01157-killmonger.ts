import { cannotTakeDamage, itself, ofKindWith } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01157', {
  name: 'Killmonger',
  set: 'black_panther_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Assassin', 'Elite', 'Mercenary'],
  scheme: 2,
  attack: 2,
  hitPoints: 5,
  boost: 2,
  bans: [cannotTakeDamage(itself, { from: ofKindWith('upgrade', 'Black Panther') })],
});
