import { discardsOne, orSurges, whenRevealed, yourUpgradesAndSupports } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01188', {
  name: 'Caught Off Guard',
  set: 'standard',
  quantity: 1,
  boost: 1,
  // The first player chooses (CH-C10).
  abilities: [whenRevealed(orSurges(discardsOne(yourUpgradesAndSupports, 'first player')))],
});
