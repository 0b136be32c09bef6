import { hitsMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST311', {
  hero: 'Red Hulk',
  name: 'Headbanger',
  team: null,
  factor: ['animal', 'animal'],
  block: 'strength',
  level: 6,
  attack: 7,
  onHit: { at: 7, does: hitsMe(7) },
});
