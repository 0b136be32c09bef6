import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST409', {
  hero: 'Blade',
  name: 'Katana Slice',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 3,
  attack: 4,
  onPlay: strongerIfDeckTop(5, ofFactor('animal', 'energy')),
});
