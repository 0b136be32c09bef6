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
  text: 'Keeper at 2 damage. After your Daredevil or Elektra attack did 2 damage or more, it hits for 3.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Daredevil', 'Elektra') }, hits(3))],
});
