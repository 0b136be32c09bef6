import { takesTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST257', {
  hero: 'Shadowcat',
  name: 'Phase and Rescue',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 4,
  attack: 3,
  onHit: { at: 2, does: takesTopOfDiscard(ofTeam('X-Men')) },
});
