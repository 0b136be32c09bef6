import { powerBecomes } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST532', {
  hero: 'Mysterio',
  name: 'Pull into Mists',
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'speed',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: powerBecomes(4) },
});
