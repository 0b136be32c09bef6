import { attack } from '../../card.js';

export default attack('ST504', {
  hero: 'Nick Fury',
  name: 'Infinity Formula',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 6,
  attack: 2,
  text: '2 damage: choose a player, who discards the whole hand and draws as many cards.',
  onHit: {
    at: 2,
    *does(game) {
      const player = yield* game.ask.player();
      const { length } = game.player(player).hand;
      yield* game.hand.discardAll(player);
      game.deck.draw(length, player);
    },
  },
});
