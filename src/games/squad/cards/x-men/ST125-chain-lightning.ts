import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST125', {
  hero: 'Storm',
  name: 'Chain Lightning',
  team: 'X-Men',
  factor: ['elemental', 'elemental'],
  block: 'energy',
  level: 9,
  attack: 5,
  keeper: 5,
  lasting: [mine.attack(1, ofHero('Storm', 'Thor'))],
});
