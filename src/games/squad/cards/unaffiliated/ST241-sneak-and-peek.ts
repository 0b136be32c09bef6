import { atStartOfTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST241', {
  hero: 'Black Widow',
  name: 'Sneak and Peek',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 2,
  text: "Keeper at 2 damage. At the start of your turn, look at your opponent's top card.",
  keeper: 2,
  triggers: [
    atStartOfTurn(function* (game) {
      game.look.atTops(game.them, 1);
    }),
  ],
});
