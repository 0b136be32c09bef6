import { cardsIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST434', {
  hero: 'Ms. Marvel',
  name: 'Whatever It Takes',
  team: 'Avengers',
  factor: 'energy',
  block: 'speed',
  level: 7,
  attack: '*',
  worth: cardsIn('theirs', 'deck'),
});
