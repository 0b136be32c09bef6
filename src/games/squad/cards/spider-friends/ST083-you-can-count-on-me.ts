import { returnsToHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST083', {
  hero: 'Spider-Man',
  name: 'You Can Count on Me',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'animal',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: returnsToHand },
});
