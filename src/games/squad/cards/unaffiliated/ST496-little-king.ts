import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST496', {
  hero: 'Mole Man',
  name: 'Little King',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 3,
  attack: 4,
  text: 'Attack +2 if a card of level 2 or less tops your discard pile.',
  ...strongerIfDiscardTop(2, levelUpTo(2)),
});
