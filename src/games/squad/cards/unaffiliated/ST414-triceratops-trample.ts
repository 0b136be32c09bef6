import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST414', {
  hero: 'Reptil',
  name: 'Triceratops Trample',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 8,
  attack: 6,
  onHit: { at: 2, does: mayPlay(ofFactor('strength', 'speed'), 1) },
});
