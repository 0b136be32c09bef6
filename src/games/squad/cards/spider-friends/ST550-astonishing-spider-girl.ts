import { mine, whilePower } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST550', {
  hero: 'Spider-Girl',
  name: 'Astonishing Spider-Girl',
  team: 'Spider-Friends',
  factor: 'strength',
  block: 'tech',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. Attack +2 for your cards while your power is 4 or less.',
  keeper: 2,
  lasting: [whilePower({ most: 4 }, mine.attack(2))],
});
