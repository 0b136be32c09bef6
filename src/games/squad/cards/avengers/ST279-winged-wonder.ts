import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST279', {
  hero: 'Falcon',
  name: 'Winged Wonder',
  team: 'Avengers',
  factor: 'animal',
  block: 'speed',
  level: 4,
  attack: 3,
  onHit: { at: 2, does: mayPlay(ofHero('Captain America', 'Falcon'), 2) },
});
