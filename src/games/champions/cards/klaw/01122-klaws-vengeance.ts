import {
  discardsRandom,
  ifSo,
  itDealtDamage,
  places,
  theMainScheme,
  villainAttacks,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01122', {
  name: "Klaw's Vengeance",
  set: 'klaw',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealedAlterEgo(discardsRandom),
    whenRevealedHero(villainAttacks(ifSo(itDealtDamage, places(1, theMainScheme)))),
  ],
});
