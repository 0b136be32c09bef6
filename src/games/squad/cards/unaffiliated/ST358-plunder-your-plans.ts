import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST358', {
  hero: 'Black Widow',
  name: 'Plunder Your Plans',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 3,
  attack: 3,
  onHit: {
    at: 2,
    does: custom('ST358', function* (game) {
      const tops = game.look.atTops(game.them, 2);
      const chosen = yield* game.ask.card(tops, 'ask-deck-discard');
      if (chosen !== null) game.deck.discardThese(game.them, [chosen]);
    }),
  },
});
