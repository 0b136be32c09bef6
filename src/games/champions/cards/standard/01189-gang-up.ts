import {
  gainsSurge,
  inTurn,
  minionsAttackYou,
  villainAttacks,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01189', {
  name: 'Gang-Up',
  set: 'standard',
  quantity: 1,
  boost: 1,
  abilities: [whenRevealedAlterEgo(gainsSurge), whenRevealedHero(inTurn(villainAttacks(), minionsAttackYou))],
});
