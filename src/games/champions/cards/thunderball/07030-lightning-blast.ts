import {
  attacksYou,
  ifSo,
  itWasUndefended,
  named,
  places,
  placesOnExtreme,
  schemeOfNamed,
  whenRevealedAlterEgo,
  whenRevealedHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07030', {
  name: 'Lightning Blast',
  set: 'thunderball',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealedAlterEgo(placesOnExtreme(3, 'most')),
    whenRevealedHero(
      attacksYou(named('Thunderball'), { next: ifSo(itWasUndefended, places(3, schemeOfNamed('Thunderball'))) }),
    ),
  ],
});
