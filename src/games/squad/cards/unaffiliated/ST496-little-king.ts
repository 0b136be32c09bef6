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
  onPlay: strongerIfDiscardTop(2, levelUpTo(2)),
});
