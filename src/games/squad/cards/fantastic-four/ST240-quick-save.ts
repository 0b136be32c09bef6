import { takesTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST240', {
  hero: 'Invisible Woman',
  name: 'Quick Save',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'animal',
  level: 6,
  attack: 5,
  onHit: { at: 2, does: takesTopOfDiscard(ofTeam('Fantastic Four')) },
});
