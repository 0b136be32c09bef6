import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST221', {
  hero: 'Falcon',
  name: 'Comrades in Arms',
  team: 'Avengers',
  factor: 'speed',
  block: 'tech',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Captain America', 'Falcon') }, hits(2))],
});
