import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST250', {
  hero: 'Silver Surfer',
  name: 'Power of the Stars',
  team: null,
  factor: 'elemental',
  block: 'animal',
  level: 6,
  attack: 5,
  keeper: 2,
  lasting: [mine.power(1)],
});
