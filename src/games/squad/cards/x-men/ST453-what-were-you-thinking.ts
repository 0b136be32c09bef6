import { looksAtTheirHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST453', {
  hero: 'Emma Frost',
  name: 'What Were You Thinking!?',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: looksAtTheirHand },
});
