import { andIsDestroyed, hits, whenIBlockAnAttack } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST556', {
  hero: 'Lizardling',
  name: 'Lizardpit Trap',
  team: null,
  factor: 'tech',
  block: 'strength',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [whenIBlockAnAttack(andIsDestroyed(hits(3)))],
});
