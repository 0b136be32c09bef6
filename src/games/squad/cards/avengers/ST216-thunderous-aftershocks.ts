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
  text: 'Keeper at 2 damage. After your Elemental attack did 2 damage or more, it hits for 2.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('elemental') }, hits(2))],
});
