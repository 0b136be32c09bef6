import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST071', {
  hero: 'Colossus & Wolverine',
  name: 'Fastball Special',
  team: 'X-Men',
  factor: ['strength', 'animal'],
  block: 'speed',
  level: 10,
  attack: 5,
  onHit: { at: 5, does: mayPlay(ofHero('Wolverine'), 2) },
});
