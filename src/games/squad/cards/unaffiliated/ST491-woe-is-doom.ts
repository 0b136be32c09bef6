import { hits, whenAnotherOfMineIsDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST491', {
  hero: 'Dr. Doom',
  name: 'Woe Is Doom!',
  team: null,
  factor: 'strength',
  block: 'tech',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [whenAnotherOfMineIsDestroyed(hits(1))],
});
