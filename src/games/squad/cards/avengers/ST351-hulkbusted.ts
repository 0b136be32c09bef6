import { strongerIfTheirDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { attackFrom, either, ofHero } from '../../filters.js';

export default attack('ST351', {
  hero: 'Iron Man',
  name: 'Hulkbusted!',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 2,
  attack: 3,
  onPlay: strongerIfTheirDiscardTop(7, either(attackFrom(7), ofHero('Hulk', 'She-Hulk'))),
});
