import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST050', {
  hero: 'Hulk',
  name: 'Hulk Get Angry!',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. After your Strength attack did 4 damage or more, it hits for 3 and is destroyed.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(hits(3)))],
});
