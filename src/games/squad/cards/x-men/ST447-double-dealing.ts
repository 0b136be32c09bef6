import { atStartOfTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST447', {
  hero: 'Gambit',
  name: 'Double Dealing',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 7,
  attack: 4,
  text: 'Keeper at 2 damage. At the start of your turn, draw a card, then put a card of your hand on top of your deck.',
  keeper: 2,
  triggers: [
    atStartOfTurn(function* (game) {
      game.deck.draw(1);
      yield* game.hand.putBack();
    }),
  ],
});
