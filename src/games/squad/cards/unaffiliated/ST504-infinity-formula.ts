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
      const player = yield* game.choosePlayer();
      const { length } = game.playerAt(player).hand;
      yield* game.discardHand(player);
      game.draw(length, player);
    },
  },
});
