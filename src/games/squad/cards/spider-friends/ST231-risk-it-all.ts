import { hitsMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST231', {
  hero: 'Spider-Man',
  name: 'Risk It All',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'speed',
  level: 1,
  attack: 6,
  onHit: { at: 6, does: hitsMe(6) },
});
