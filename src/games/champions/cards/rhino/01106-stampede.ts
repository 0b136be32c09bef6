import {
  gainsSurge,
  stunsDamaged,
  villainAttacks,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01106', {
  name: 'Stampede',
  set: 'rhino',
  quantity: 3,
  boost: 1,
  abilities: [whenRevealedAlterEgo(gainsSurge), whenRevealedHero(villainAttacks(stunsDamaged))],
});
