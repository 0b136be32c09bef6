import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST592', {
  hero: 'Mystique',
  name: 'Morph and Strike',
  team: 'Brotherhood',
  factor: 'speed',
  block: 'energy',
  level: 7,
  attack: 5,
  onHit: { at: 2, does: mayPlay(ofTeam('Brotherhood')) },
});
