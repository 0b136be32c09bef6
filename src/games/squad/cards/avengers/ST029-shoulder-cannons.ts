import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST029', {
  hero: 'War Machine',
  name: 'Shoulder Cannons',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 7,
  attack: 2,
  keeper: 2,
  ...assault(2),
});
