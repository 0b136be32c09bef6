import { cardsIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST343', {
  hero: 'Daredevil',
  name: 'Jujitsu',
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 1,
  attack: '*',
  worth: cardsIn('theirs', 'hand'),
});
