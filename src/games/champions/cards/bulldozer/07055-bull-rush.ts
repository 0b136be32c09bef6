import {
  attacksYou,
  damageItDealt,
  discardsTopPer,
  named,
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
    whenRevealedAlterEgo(schemesNow(named('Bulldozer'), { next: discardsTopPer(threatItPlaced) })),
    whenRevealedHero(attacksYou(named('Bulldozer'), { next: discardsTopPer(damageItDealt) })),
  ],
});
