import { returnsToHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST084', {
  hero: 'Reptil',
  name: 'Reptathlon',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 5,
  attack: 3,
  onHit: { at: 3, does: returnsToHand },
});
