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
  text: '2 damage: take this card back into hand.',
  onHit: { at: 2, does: returnsToHand },
});
