import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST272', {
  hero: 'Wasp',
  name: 'Small Wonder',
  team: 'Avengers',
  factor: 'strength',
  block: 'elemental',
  level: 3,
  attack: 3,
  keeper: 2,
  lasting: [mine.attack(1, levelUpTo(3))],
});
