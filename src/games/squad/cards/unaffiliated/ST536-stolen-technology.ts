import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST536', {
  hero: 'HYDRA Agent',
  name: 'Stolen Technology',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 5,
  attack: 3,
  keeper: 2,
  ...assault(1),
});
