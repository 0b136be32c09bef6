import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST069', {
  hero: 'Wolverine',
  name: 'Samurai Slash',
  team: 'X-Men',
  factor: 'animal',
  block: 'energy',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: mayPlay(ofFactor('speed', 'elemental'), 1) },
});
