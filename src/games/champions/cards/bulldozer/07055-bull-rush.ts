import {
  attacksYou,
  damageItDealt,
  discardsTop,
  named,
  per,
  schemesNow,
  threatItPlaced,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07055', {
  name: 'Bull Rush',
  set: 'bulldozer',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealedAlterEgo(schemesNow(named('Bulldozer'), { next: discardsTop(per(1, threatItPlaced)) })),
    whenRevealedHero(attacksYou(named('Bulldozer'), { next: discardsTop(per(1, damageItDealt)) })),
  ],
});
