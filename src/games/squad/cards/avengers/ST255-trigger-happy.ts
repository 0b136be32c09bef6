import { thatKeeperHits, whenIPutAnotherIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST255', {
  hero: 'War Machine',
  name: 'Trigger Happy',
  team: 'Avengers',
  factor: 'energy',
  block: 'elemental',
  level: 2,
  attack: 3,
  text: 'Keeper at 2 damage. When a Keeper of yours with Assault comes into play, that Keeper hits for its Assault number.',
  keeper: 2,
  triggers: [whenIPutAnotherIntoPlay(thatKeeperHits(({ assault = 0 }) => assault))],
});
