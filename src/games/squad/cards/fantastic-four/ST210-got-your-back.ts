import { putsTopOfDiscardIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST210', {
  hero: 'Invisible Woman & Mr. Fantastic',
  name: 'Got Your Back',
  team: 'Fantastic Four',
  factor: ['energy', 'tech'],
  block: 'elemental',
  level: 10,
  attack: 6,
  onHit: { at: 6, does: putsTopOfDiscardIntoPlay(ofTeam('Fantastic Four')) },
});
