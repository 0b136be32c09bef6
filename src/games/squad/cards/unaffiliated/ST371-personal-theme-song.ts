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
  keeper: 2,
  triggers: [whenTheyBlock(andIsDestroyed(hits(2)))],
});
