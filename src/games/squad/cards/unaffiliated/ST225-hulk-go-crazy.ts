import { afterMyAttack, andIsDestroyed, hits, thatMuch } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST225', {
  hero: 'Hulk',
  name: 'HULK GO CRAZY!',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 6,
  attack: 6,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(hits(thatMuch)))],
});
