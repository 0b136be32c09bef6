import { thatKeeperHits, whenTheirKeeperDamagesMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST252', {
  hero: 'Onslaught',
  name: 'Friends or Enemies?',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 9,
  attack: 6,
  keeper: 2,
  triggers: [whenTheirKeeperDamagesMe(thatKeeperHits(3))],
});
