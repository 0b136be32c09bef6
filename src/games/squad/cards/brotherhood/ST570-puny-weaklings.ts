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
  text: "Attack +4 if a card of attack 2 or less tops your opponent's discard pile.",
  ...strongerIfTheirDiscardTop(4, attackUpTo(2)),
});
