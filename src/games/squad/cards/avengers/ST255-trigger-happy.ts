import { thatKeeperAssaults, whenIPutAnotherIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST255', {
  hero: 'War Machine',
  name: 'Trigger Happy',
  team: 'Avengers',
  factor: 'energy',
  block: 'elemental',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [whenIPutAnotherIntoPlay(thatKeeperAssaults)],
});
