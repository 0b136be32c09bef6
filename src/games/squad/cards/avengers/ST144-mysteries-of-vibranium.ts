import { atStartOfEachTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST144', {
  hero: 'Black Panther',
  name: 'Mysteries of Vibranium',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 4,
  attack: 3,
  text: 'Keeper at 2 damage. When a turn starts, its player draws one card more.',
  keeper: 2,
  triggers: [
    atStartOfEachTurn(function* (game, seat) {
      game.deck.draw(1, seat);
    }),
  ],
});
