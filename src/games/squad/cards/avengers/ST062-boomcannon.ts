import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST062', {
  hero: 'War Machine',
  name: 'Boomcannon',
  team: 'Avengers',
  factor: 'tech',
  block: 'animal',
  level: 11,
  attack: 4,
  keeper: 2,
  ...assault(4),
});
