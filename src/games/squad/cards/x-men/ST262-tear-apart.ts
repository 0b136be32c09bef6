import { cardsIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST262', {
  hero: 'Wolverine',
  name: 'Tear Apart',
  team: 'X-Men',
  factor: ['animal', 'animal'],
  block: 'speed',
  level: 6,
  attack: '*',
  worth: cardsIn('theirs', 'hand'),
});
