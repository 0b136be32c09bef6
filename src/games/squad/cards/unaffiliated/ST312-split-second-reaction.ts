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
  text: "2 damage: destroy one of your opponent's Keepers that they put into play last turn.",
  onHit: {
    at: 2,
    *does(game) {
      const entered = game.turn.enteredLast.map(({ id }) => id);
      const able = game.keepers.destroyable(game.them, anyCard).filter(({ id }) => entered.includes(id));
      const keeper = yield* game.ask.keeper(able, 'ask-destroy');
      if (keeper !== null) game.keepers.destroy(keeper);
    },
  },
});
