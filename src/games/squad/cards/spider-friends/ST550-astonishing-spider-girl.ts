import { mine, whilePowerUpTo } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST550', {
  hero: 'Spider-Girl',
  name: 'Astonishing Spider-Girl',
  team: 'Spider-Friends',
  factor: 'strength',
  block: 'tech',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [whilePowerUpTo(4, mine.attack(2))],
});
