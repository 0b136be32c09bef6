import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { either, ofFactor, ofHero } from '../../filters.js';

export default attack('ST558', {
  hero: 'Giant-Man',
  name: 'Pym Particles',
  team: 'Avengers',
  factor: ['tech', 'tech'],
  block: 'energy',
  level: 10,
  attack: 6,
  onPlay: strongerIfDeckTop(3, either(ofFactor('strength'), ofHero('Wasp'))),
});
