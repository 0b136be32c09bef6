import { theirs } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST375', {
  hero: 'Spider-Woman',
  name: 'Spider-Sting',
  team: 'Spider-Friends',
  factor: 'elemental',
  block: 'energy',
  level: 3,
  attack: 3,
  keeper: 2,
  lasting: [theirs.power(-1)],
});
