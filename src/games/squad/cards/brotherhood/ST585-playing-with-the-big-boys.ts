import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST585', {
  hero: 'Juggernaut & Sabretooth',
  name: 'Playing with the Big Boys',
  team: 'Brotherhood',
  factor: ['strength', 'animal'],
  block: 'elemental',
  level: 13,
  attack: 8,
  onHit: { at: 5, does: mayPlay(ofTeam('Brotherhood'), 2) },
});
