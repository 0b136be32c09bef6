import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST312', {
  hero: 'Deadpool',
  name: 'Split-Second Reaction',
  team: null,
  factor: 'speed',
  block: 'energy',
  level: 5,
  attack: 5,
  onHit: {
    at: 2,
    does: custom('ST312', function* (game) {
      const entered = game.turn.enteredLast.map(({ id }) => id);
      const able = game.keepers.destroyable(game.them, anyCard).filter(({ id }) => entered.includes(id));
      const keeper = yield* game.ask.keeper(able, 'ask-destroy');
      if (keeper !== null) game.keepers.destroy(keeper);
    }),
  },
});
