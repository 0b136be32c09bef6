import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST426', {
  hero: 'Gambit',
  name: 'Fast Hands',
  team: 'X-Men',
  factor: 'speed',
  block: 'tech',
  level: 2,
  attack: 3,
  onHit: {
    at: 2,
    does: custom('ST426', function* (game) {
      yield* game.deck.putBack(game.me, game.look.atTops(game.me, 2));
    }),
  },
});
