import { atStartOfTurn, custom, hits, whenAnotherIsDestroyed } from '../../abilities/index.js';
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
  keeper: 2,
  triggers: [
    atStartOfTurn(
      custom('ST565', function* (game) {
        const able = [...game.keepers.destroyable(game.me, anyCard), ...game.keepers.destroyable(game.them, anyCard)];
        const keeper = yield* game.ask.keeper(able, 'ask-destroy');
        if (keeper !== null) game.keepers.destroy(keeper);
      }),
    ),
    whenAnotherIsDestroyed(hits(2)),
  ],
});
