import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST566', {
  hero: 'Magneto',
  name: "It's Raining Cars",
  team: 'Brotherhood',
  factor: 'elemental',
  block: 'speed',
  level: 12,
  attack: 5,
  keeper: 2,
  ...assault(5),
});
