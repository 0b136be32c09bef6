import { atStartOfTurn, custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST244', {
  hero: 'Black Widow',
  name: 'Master Spy',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 6,
  keeper: 2,
  triggers: [
    atStartOfTurn(
      custom('ST244', function* (game) {
        const top = game.reveal.top(game.them);
        if (top !== null) yield* game.deck.putOnTopOrBottom(top, game.them);
      }),
    ),
  ],
});
