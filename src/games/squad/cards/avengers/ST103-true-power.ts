import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST103', {
  hero: 'Thor',
  name: 'True Power',
  team: 'Avengers',
  factor: 'elemental',
  block: 'strength',
  level: 4,
  attack: 3,
  keeper: 2,
  lasting: [mine.power(1)],
});
