import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST216', {
  hero: 'Thor',
  name: 'Thunderous Aftershocks',
  team: 'Avengers',
  factor: 'strength',
  block: 'speed',
  level: 5,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('elemental') }, hits(2))],
});
