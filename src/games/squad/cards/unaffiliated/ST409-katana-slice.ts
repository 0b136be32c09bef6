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
  text: 'Turn up your top card: attack +5 if it is Animal or Energy.',
  ...strongerIfDeckTop(5, ofFactor('animal', 'energy')),
});
