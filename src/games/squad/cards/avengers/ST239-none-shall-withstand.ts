import { destroysTheirs, ifSo, topOfMyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard, ofFactor } from '../../filters.js';

export default attack('ST239', {
  hero: 'Thor',
  name: 'None Shall Withstand',
  team: 'Avengers',
  factor: 'elemental',
  block: 'animal',
  level: 4,
  attack: 5,
  onHit: { at: 2, does: ifSo(topOfMyDiscard(ofFactor('strength', 'energy')), destroysTheirs(anyCard)) },
});
