import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST214', {
  hero: 'Storm',
  name: 'Wake of the Storm',
  team: 'X-Men',
  factor: 'speed',
  block: 'elemental',
  level: 6,
  attack: 3,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofHero('Black Panther', 'Thor') }, andIsDestroyed(hits(10)))],
});
