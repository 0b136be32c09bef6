import { afterTheirAttack, atStartOfTurn, hits, isDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST489', {
  hero: 'Crushbot',
  name: 'Fragile Boombot',
  team: null,
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 2,
  text: 'Keeper at 2 damage. Assault 1. Destroyed after an attack did you 4 damage or more.',
  keeper: 2,
  assault: 1,
  triggers: [afterTheirAttack({ atLeast: 4 }, isDestroyed), atStartOfTurn(hits(1))],
});
