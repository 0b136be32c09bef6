import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST123', {
  hero: 'Storm',
  name: 'Veil of Rain',
  team: 'X-Men',
  factor: 'speed',
  block: 'elemental',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Black Panther', 'Storm') }, hits(1))],
});
