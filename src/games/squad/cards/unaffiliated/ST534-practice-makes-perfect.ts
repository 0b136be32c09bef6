import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { not, ofFactor } from '../../filters.js';

export default attack('ST534', {
  hero: 'HYDRA Agent',
  name: 'Practice Makes Perfect',
  team: null,
  factor: 'elemental',
  block: 'energy',
  level: 4,
  attack: 3,
  onHit: { at: 2, does: destroysTheirs(not(ofFactor('speed'))) },
});
