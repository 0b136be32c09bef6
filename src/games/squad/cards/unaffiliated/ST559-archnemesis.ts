import { oneHitsAndGoes } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST559', {
  hero: 'Dr. Doom',
  name: 'Archnemesis',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 4,
  attack: 5,
  onHit: { at: 2, does: oneHitsAndGoes('theirs', 4, ofTeam('Fantastic Four')) },
});
