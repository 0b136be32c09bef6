import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST390', {
  hero: 'Elektra',
  name: 'Flipping Out',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 6,
  attack: 6,
  onHit: { at: 2, does: mayPlay(ofHero('Daredevil')) },
});
