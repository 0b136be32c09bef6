import { destroysTheirs, ifHeads } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST485', {
  hero: 'Green Goblin',
  name: 'Trick or Treat',
  team: 'Sinister Syndicate',
  factor: 'strength',
  block: 'elemental',
  level: 4,
  attack: 5,
  onHit: { at: 2, does: ifHeads(destroysTheirs(anyCard)) },
});
