import { attack } from '../../card.js';

export default attack('ST283', {
  hero: 'Red Hulk',
  name: 'Arm Wrestling',
  team: null,
  factor: 'strength',
  block: 'tech',
  level: 5,
  attack: 4,
  text: '2 damage: discard a card. Then the card that tops your discard pile hits for 4.',
  onHit: {
    at: 2,
    *does(game) {
      yield* game.hand.discard(game.me, 1);
      const top = game.mine.discard.at(-1);
      if (top !== undefined) yield* game.hit.card(top, 4);
    },
  },
});
