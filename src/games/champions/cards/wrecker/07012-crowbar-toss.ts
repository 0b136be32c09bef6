import {
  activates,
  attacksYou,
  named,
  schemesNow,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07012', {
  name: 'Crowbar Toss',
  set: 'wrecker',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealedAlterEgo(schemesNow(named('Wrecker'), { next: activates('least') })),
    whenRevealedHero(attacksYou(named('Wrecker'), { next: activates('least') })),
  ],
});
