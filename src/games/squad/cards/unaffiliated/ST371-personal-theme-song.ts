import { andIsDestroyed, hits, whenTheyBlock } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST371', {
  hero: 'Deadpool',
  name: 'Personal Theme Song',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. When your opponent blocks from hand, it hits for 2 and is destroyed.',
  keeper: 2,
  triggers: [whenTheyBlock(andIsDestroyed(hits(2)))],
});
