import {
  damages,
  discardsOne,
  inTurn,
  places,
  theMainScheme,
  whenRevealedAlterEgo,
  whenRevealedHero,
  you,
  yourUpgrades,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('08029', {
  name: 'Deadly Shot',
  set: 'black_widow_nemesis',
  quantity: 1,
  boost: 1,
  abilities: [
    whenRevealedAlterEgo(inTurn(discardsOne(yourUpgrades), places(1, theMainScheme))),
    whenRevealedHero(inTurn(discardsOne(yourUpgrades), damages(1, you))),
  ],
});
