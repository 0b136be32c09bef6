import { returnsToHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST577', {
  hero: 'HYDRA Agent',
  name: 'Many-Headed HYDRA',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 6,
  attack: 4,
  onHit: { at: 3, does: returnsToHand },
});
