import { strongerIfTheirDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { attackUpTo } from '../../filters.js';

export default attack('ST570', {
  hero: 'Juggernaut',
  name: 'Puny Weaklings!',
  team: 'Brotherhood',
  factor: ['strength', 'strength'],
  block: 'speed',
  level: 8,
  attack: 4,
  onPlay: strongerIfTheirDiscardTop(4, attackUpTo(2)),
});
