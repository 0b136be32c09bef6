import {
  damageItDealt,
  discardsTopPer,
  threatItPlaced,
  villainAttacks,
  villainSchemesNow,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01145', {
  name: 'Rage of Ultron',
  set: 'ultron',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealedAlterEgo(villainSchemesNow(discardsTopPer(threatItPlaced))),
    whenRevealedHero(villainAttacks(discardsTopPer(damageItDealt))),
  ],
});
