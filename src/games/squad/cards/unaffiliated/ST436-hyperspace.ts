import { atEndOfEachTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST436', {
  hero: 'Nova',
  name: 'Hyperspace',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 5,
  attack: 5,
  text: 'Keeper at 2 damage. When a turn ends, its player draws a card, then discards one.',
  keeper: 2,
  triggers: [
    atEndOfEachTurn(function* (game, seat) {
      game.deck.draw(1, seat);
      yield* game.hand.discard(seat, 1);
    }),
  ],
});
