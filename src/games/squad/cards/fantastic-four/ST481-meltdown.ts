import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { not, ofFactor } from '../../filters.js';

export default attack('ST481', {
  hero: 'Human Torch',
  name: 'Meltdown',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'strength',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: destroysTheirs(not(ofFactor('elemental'))) },
});
