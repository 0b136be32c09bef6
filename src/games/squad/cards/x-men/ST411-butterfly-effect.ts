import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST411', {
  hero: 'Psylocke',
  name: 'Butterfly Effect',
  team: 'X-Men',
  factor: 'speed',
  block: 'strength',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: mayPlay(ofFactor('energy')) },
});
