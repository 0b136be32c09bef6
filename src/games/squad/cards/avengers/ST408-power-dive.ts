import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST408', {
  hero: 'Falcon',
  name: 'Power Dive',
  team: 'Avengers',
  factor: 'speed',
  block: 'strength',
  level: 2,
  attack: 3,
  onPlay: strongerIfDiscardTop(3, levelUpTo(3)),
});
