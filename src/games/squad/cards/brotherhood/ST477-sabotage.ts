import { thatKeeperHits, trigger } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST477', {
  hero: 'Mystique',
  name: 'Sabotage',
  team: 'Brotherhood',
  factor: 'energy',
  block: 'elemental',
  level: 2,
  attack: 2,
  text: 'Keeper at 2 damage. When a Keeper of your opponent comes into play, that Keeper hits them for 1.',
  keeper: 2,
  triggers: [trigger('keeper in', (game, event) => event.seat === game.them, thatKeeperHits(1))],
});
