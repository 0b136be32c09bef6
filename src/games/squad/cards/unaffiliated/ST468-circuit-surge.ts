import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST468', {
  hero: 'Crushbot',
  name: 'Circuit Surge',
  team: null,
  factor: 'elemental',
  block: 'tech',
  level: 4,
  attack: 9,
  keeper: 2,
  lasting: [mine.power(-2)],
});
