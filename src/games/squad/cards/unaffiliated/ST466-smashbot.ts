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
  text: 'Keeper at 2 damage. After your Dr. Doom attack did 2 damage or more, it hits for 1. When it is destroyed, it hits for 3.',
  keeper: 2,
  onDestroyed: hits(3),
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Dr. Doom') }, hits(1))],
});
