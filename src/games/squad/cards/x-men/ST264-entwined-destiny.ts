import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST264', {
  hero: 'Rogue',
  name: 'Entwined Destiny',
  team: 'X-Men',
  factor: 'strength',
  block: 'tech',
  level: 8,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Rogue', 'Gambit') }, hits(3))],
});
