import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST388', {
  hero: 'Daredevil',
  name: 'Blind Date',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 7,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Daredevil', 'Elektra') }, hits(3))],
});
