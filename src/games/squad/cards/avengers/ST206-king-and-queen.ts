import { afterMyAttack, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST206', {
  hero: 'Black Panther',
  name: 'King and Queen',
  team: 'Avengers',
  factor: 'animal',
  block: 'strength',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofHero('Black Panther', 'Storm') }, heals(1))],
});
