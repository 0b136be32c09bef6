import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST416', {
  hero: 'Reptil',
  name: 'Stegosaurus Spines',
  team: null,
  factor: 'strength',
  block: 'speed',
  level: 4,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('animal') }, hits(2))],
});
