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
  text: '2 damage: take the top card of your discard pile into hand if it is Fantastic Four.',
  onHit: { at: 2, does: takesTopOfDiscard(ofTeam('Fantastic Four')) },
});
