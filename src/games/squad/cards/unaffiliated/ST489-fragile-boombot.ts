import { afterTheirAttack, assault, isDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST489', {
  hero: 'Crushbot',
  name: 'Fragile Boombot',
  team: null,
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 2,
  keeper: 2,
  assault: 1,
  triggers: [...assault(1).triggers, afterTheirAttack({ atLeast: 4 }, isDestroyed)],
});
