import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST539', {
  hero: 'Sabretooth',
  name: 'Try the Hero Special',
  team: 'Brotherhood',
  factor: 'animal',
  block: 'speed',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: mayPlay(ofTeam('Brotherhood'), 1) },
});
