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
  keeper: 2,
  triggers: [whenTheyBlock(hits(1))],
});
