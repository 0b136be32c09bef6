import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST076', {
  hero: 'Iron Man',
  name: 'Cold Fusion',
  team: 'Avengers',
  factor: 'elemental',
  block: 'energy',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [mine.power(1, ofFactor('strength', 'tech'))],
});
