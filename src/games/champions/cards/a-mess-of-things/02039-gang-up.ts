import {
  gainsSurge,
  inTurn,
  minionsAttackYou,
  villainAttacks,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02039', {
  name: 'Gang-Up',
  set: 'a_mess_of_things',
  quantity: 1,
  boost: 1,
  abilities: [whenRevealedAlterEgo(gainsSurge), whenRevealedHero(inTurn(villainAttacks(), minionsAttackYou))],
});
