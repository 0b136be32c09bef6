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
  text: 'Keeper at 2 damage. Attack +1 for your cards of level 3 or less.',
  keeper: 2,
  lasting: [mine.attack(1, levelUpTo(3))],
});
