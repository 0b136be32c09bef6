import { hitsAreLess } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST361', {
  hero: 'Shadowcat',
  name: 'Intangible',
  team: 'X-Men',
  factor: 'elemental',
  block: 'animal',
  level: 6,
  attack: 4,
  keeper: 2,
  standing: hitsAreLess(1),
});
