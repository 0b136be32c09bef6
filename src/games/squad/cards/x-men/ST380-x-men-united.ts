import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST380', {
  hero: 'Rogue',
  name: 'X-Men United',
  team: 'X-Men',
  factor: 'speed',
  block: 'elemental',
  level: 6,
  attack: 4,
  onHit: { at: 2, does: mayPlay(ofTeam('X-Men')) },
});
