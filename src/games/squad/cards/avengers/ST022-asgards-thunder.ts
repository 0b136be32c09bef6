import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST022', {
  hero: 'Thor',
  name: "Asgard's Thunder",
  team: 'Avengers',
  factor: 'elemental',
  block: 'strength',
  level: 13,
  attack: 6,
  keeper: 2,
  ...assault(6),
});
