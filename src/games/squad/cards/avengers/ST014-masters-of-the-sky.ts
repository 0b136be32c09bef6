import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST014', {
  hero: 'Thor',
  name: 'Masters of the Sky',
  team: 'Avengers',
  factor: 'elemental',
  block: 'speed',
  level: 2,
  attack: 2,
  keeper: 2,
  lasting: [mine.power(2, ofHero('Storm', 'Thor'))],
});
