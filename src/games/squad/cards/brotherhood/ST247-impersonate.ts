import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST247', {
  hero: 'Mystique',
  name: 'Impersonate',
  team: 'Brotherhood',
  factor: 'energy',
  block: 'speed',
  level: 4,
  attack: 2,
  onHit: {
    at: 2,
    does: custom('ST247', function* (game) {
      const keeper = yield* game.ask.keeper(game.keepers.all, 'ask-copy');
      if (keeper !== null) game.attack.becomeCopyOf(keeper);
    }),
  },
});
