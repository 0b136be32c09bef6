import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST026', {
  hero: 'Iron Man',
  name: 'Repulsor Rays',
  team: 'Avengers',
  factor: 'tech',
  block: 'energy',
  level: 4,
  attack: 2,
  keeper: 2,
  ...assault(1),
});
