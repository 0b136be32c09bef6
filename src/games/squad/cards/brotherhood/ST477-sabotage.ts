import { thatKeeperHits, whenTheyPutOneIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST477', {
  hero: 'Mystique',
  name: 'Sabotage',
  team: 'Brotherhood',
  factor: 'energy',
  block: 'elemental',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [whenTheyPutOneIntoPlay(thatKeeperHits(1))],
});
