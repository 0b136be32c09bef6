import { mine, whilePower } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST270', {
  hero: 'Thing',
  name: 'Hungry for Battle',
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'animal',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. Attack +1 for your cards while your power is 7 or more.',
  keeper: 2,
  lasting: [whilePower({ least: 7 }, mine.attack(1))],
});
