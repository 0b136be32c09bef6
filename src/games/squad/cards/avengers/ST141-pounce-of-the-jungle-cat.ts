import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST141', {
  hero: 'Black Panther',
  name: 'Pounce of the Jungle Cat',
  team: 'Avengers',
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 3,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofHero('Black Panther', 'Storm') }, andIsDestroyed(hits(5)))],
});
