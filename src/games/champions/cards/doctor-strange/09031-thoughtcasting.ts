import { discardsDearestCard, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('09031', {
  name: 'Thoughtcasting',
  set: 'doctor_strange_nemesis',
  quantity: 1,
  boost: 1,
  abilities: [whenRevealedAlterEgo(discardsDearestCard('threat')), whenRevealedHero(discardsDearestCard('damage'))],
});
