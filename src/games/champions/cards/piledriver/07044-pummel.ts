import { attacksYou, named, schemesNow, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07044', {
  name: 'Pummel',
  set: 'piledriver',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealedAlterEgo(schemesNow(named('Piledriver'), { ifTough: 2 })),
    whenRevealedHero(attacksYou(named('Piledriver'), { ifTough: 2 })),
  ],
});
