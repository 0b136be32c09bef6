import { cannotTakeDamage, itself, youAreEngagedWithAnother } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('05027', {
  name: 'Thomas Edison',
  set: 'ms_marvel_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Bird', 'Genius'],
  scheme: 3,
  attack: 1,
  hitPoints: 3,
  boost: 2,
  bans: [cannotTakeDamage(itself, { while: youAreEngagedWithAnother })],
});
