import { takesTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST594', {
  hero: 'Super-Skrull',
  name: 'Shift Strategy',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 9,
  attack: 5,
  onHit: { at: 2, does: takesTopOfDiscard(anyCard) },
});
