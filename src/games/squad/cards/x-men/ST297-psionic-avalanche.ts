import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { not, ofFactor } from '../../filters.js';

export default attack('ST297', {
  hero: 'Jean Grey',
  name: 'Psionic Avalanche',
  team: 'X-Men',
  factor: 'elemental',
  block: 'animal',
  level: 6,
  attack: 5,
  onHit: { at: 2, does: destroysTheirs(not(ofFactor('tech'))) },
});
