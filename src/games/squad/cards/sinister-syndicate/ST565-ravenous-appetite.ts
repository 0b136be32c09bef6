import { atStartOfTurn, hits, whenAnotherIsDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST565', {
  hero: 'Venom',
  name: 'Ravenous Appetite',
  team: 'Sinister Syndicate',
  factor: 'elemental',
  block: 'animal',
  level: 7,
  attack: 3,
  text: 'Keeper at 2 damage. At the start of your turn, destroy a Keeper. When another Keeper is destroyed, it hits for 2.',
  keeper: 2,
  triggers: [
    atStartOfTurn(function* (game) {
      const able = [...game.keepers.destroyable(game.me, anyCard), ...game.keepers.destroyable(game.them, anyCard)];
      const keeper = yield* game.ask.keeper(able, 'ask-destroy');
      if (keeper !== null) game.keepers.destroy(keeper);
    }),
    whenAnotherIsDestroyed(hits(2)),
  ],
});
