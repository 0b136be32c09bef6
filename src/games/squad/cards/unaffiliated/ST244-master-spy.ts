import { atStartOfTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST244', {
  hero: 'Black Widow',
  name: 'Master Spy',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 6,
  text: "Keeper at 2 damage. At the start of your turn, turn up your opponent's top card and leave it there or put it under that deck.",
  keeper: 2,
  triggers: [
    atStartOfTurn(function* (game) {
      const top = game.reveal.top(game.them);
      if (top !== null) yield* game.deck.putOnTopOrBottom(top, game.them);
    }),
  ],
});
