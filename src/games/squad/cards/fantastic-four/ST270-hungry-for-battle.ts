import { mine, whilePowerFrom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST270', {
  hero: 'Thing',
  name: 'Hungry for Battle',
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'animal',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [whilePowerFrom(7, mine.attack(1))],
});
