import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST466', {
  hero: 'Crushbot',
  name: 'Smashbot',
  team: null,
  factor: 'strength',
  block: 'speed',
  level: 5,
  attack: 2,
  keeper: 2,
  onDestroyed: hits(3),
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Dr. Doom') }, hits(1))],
});
