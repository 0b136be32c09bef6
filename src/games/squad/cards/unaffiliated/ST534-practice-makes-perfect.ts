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
  text: '2 damage: destroy one Keeper of your opponent that is not Speed.',
  onHit: { at: 2, does: destroysTheirs(not(ofFactor('speed'))) },
});
