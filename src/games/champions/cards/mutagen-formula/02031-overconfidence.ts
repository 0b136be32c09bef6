import {
  gainsSurge,
  ifSo,
  itDamaged,
  itPlaced,
  villainAttacks,
  villainSchemesNow,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02031', {
  name: 'Overconfidence',
  set: 'mutagen_formula',
  quantity: 1,
  boost: 1,
  abilities: [
    whenRevealedAlterEgo(villainSchemesNow(ifSo(itPlaced(3), gainsSurge))),
    whenRevealedHero(villainAttacks(ifSo(itDamaged(3), gainsSurge))),
  ],
});
