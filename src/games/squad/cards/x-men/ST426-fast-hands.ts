import { attack } from '../../card.js';

export default attack('ST426', {
  hero: 'Gambit',
  name: 'Fast Hands',
  team: 'X-Men',
  factor: 'speed',
  block: 'tech',
  level: 2,
  attack: 3,
  text: '2 damage: look at your top two cards and put them back in any order.',
  onHit: {
    at: 2,
    *does(game) {
      yield* game.deck.putBack(game.me, game.look.atTops(game.me, 2));
    },
  },
});
