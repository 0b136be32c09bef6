import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST281', {
  hero: 'Human Torch',
  name: 'Nova Flame',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'strength',
  level: 9,
  attack: 3,
  keeper: 2,
  ...assault(3),
});
