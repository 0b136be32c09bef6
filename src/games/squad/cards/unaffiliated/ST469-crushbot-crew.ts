import { assault, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST469', {
  hero: 'Crushbot',
  name: 'Crushbot Crew',
  team: null,
  factor: 'tech',
  block: 'animal',
  level: 6,
  attack: 2,
  keeper: 2,
  ...assault(1),
  onDestroyed: hits(2),
});
