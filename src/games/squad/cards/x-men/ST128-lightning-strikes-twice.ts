import { afterMyAttack, andIsDestroyed, hitsForTheAmount } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST128', {
  hero: 'Storm',
  name: 'Lightning Strikes Twice',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 3,
  attack: 2,
  text: 'Keeper at 2 damage. After your Elemental attack did 4 damage or more, it hits for as much and is destroyed.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('elemental') }, andIsDestroyed(hitsForTheAmount))],
});
