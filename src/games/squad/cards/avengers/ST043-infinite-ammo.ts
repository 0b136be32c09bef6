import { heals, trigger } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { hasAssault } from '../../filters.js';

export default attack('ST043', {
  hero: 'War Machine',
  name: 'Infinite Ammo',
  team: 'Avengers',
  factor: 'energy',
  block: 'tech',
  level: 3,
  attack: 3,
  text: 'Keeper at 2 damage. When a Keeper of yours with Assault does damage, heal 1.',
  keeper: 2,
  triggers: [
    trigger(
      'hit damage',
      (game, event) => event.by === game.me && event.keeper !== null && hasAssault(game.cardOf(event)),
      heals(1),
    ),
  ],
});
