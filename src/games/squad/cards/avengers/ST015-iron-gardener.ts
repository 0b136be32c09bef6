import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST015', {
  hero: 'Iron Man',
  name: 'Iron Gardener',
  team: 'Avengers',
  factor: 'tech',
  block: 'energy',
  level: 9,
  attack: 3,
  keeper: 2,
  ...assault(3),
});
