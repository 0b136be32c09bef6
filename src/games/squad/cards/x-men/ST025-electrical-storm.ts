import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST025', {
  hero: 'Storm',
  name: 'Electrical Storm',
  team: 'X-Men',
  factor: 'elemental',
  block: 'animal',
  level: 4,
  attack: 2,
  keeper: 2,
  ...assault(1),
});
