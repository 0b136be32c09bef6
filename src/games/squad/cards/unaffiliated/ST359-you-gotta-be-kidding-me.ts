import { hits, whenTheyBlock } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST359', {
  hero: 'Deadpool',
  name: 'You Gotta Be Kidding Me!',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 3,
  text: 'Keeper at 2 damage. For each card that your opponent blocks with from hand, it hits for 1.',
  keeper: 2,
  triggers: [whenTheyBlock(hits(1))],
});
