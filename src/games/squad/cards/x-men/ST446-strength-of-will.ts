import { takesTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST446', {
  hero: 'Gambit',
  name: 'Strength of Will',
  team: 'X-Men',
  factor: 'strength',
  block: 'elemental',
  level: 4,
  attack: 5,
  onHit: { at: 2, does: takesTopOfDeck(ofFactor('speed', 'energy')) },
});
