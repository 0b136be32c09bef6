import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST557', {
  hero: 'Magneto',
  name: 'Delusions of Grandeur',
  team: 'Brotherhood',
  factor: 'elemental',
  block: 'animal',
  level: 2,
  attack: 3,
  onPlay: strongerIfDeckTop(5, levelFrom(7)),
});
