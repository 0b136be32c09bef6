import { theirs } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST480', {
  hero: 'Dr. Octopus',
  name: 'Shocktopus',
  team: 'Sinister Syndicate',
  factor: 'elemental',
  block: 'speed',
  level: 7,
  attack: 3,
  keeper: 2,
  lasting: [theirs.power(-2)],
});
