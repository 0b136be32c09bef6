import { afterMyAttack, destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo, ofHero } from '../../filters.js';

export default attack('ST393', {
  hero: 'Elektra',
  name: 'Hand over Hand',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 6,
  attack: 6,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Daredevil', 'Elektra') }, destroysTheirs(levelUpTo(6)))],
});
