import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST449', {
  hero: 'Gambit',
  name: 'Pull the Ace',
  team: 'X-Men',
  factor: 'speed',
  block: 'elemental',
  level: 3,
  attack: 3,
  onHit: { at: 2, does: custom('ST449', game => game.hit.topOfDeck(ofFactor('strength', 'energy'), 4)) },
});
