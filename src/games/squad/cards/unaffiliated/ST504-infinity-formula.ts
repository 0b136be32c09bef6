import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST504', {
  hero: 'Nick Fury',
  name: 'Infinity Formula',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 6,
  attack: 2,
  onHit: {
    at: 2,
    does: custom('ST504', function* (game) {
      const player = yield* game.ask.player();
      const { length } = game.player(player).hand;
      yield* game.hand.discardAll(player);
      game.deck.draw(length, player);
    }),
  },
});
