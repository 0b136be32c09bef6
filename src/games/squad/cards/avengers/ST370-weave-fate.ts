import { atStartOfTurn, looksAndPlaces } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST370', {
  hero: 'Scarlet Witch',
  name: 'Weave Fate',
  team: 'Avengers',
  factor: 'energy',
  block: 'animal',
  level: 6,
  attack: 3,
  keeper: 2,
  triggers: [atStartOfTurn(looksAndPlaces)],
});
