import { atEndOfTurn, powerAtLeast } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST346', {
  hero: 'Silver Surfer',
  name: 'Herald of Galactus',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 2,
  attack: 3,
  text: 'Keeper at 2 damage. At the end of your turn, at power 20, you win the match.',
  keeper: 2,
  triggers: [
    atEndOfTurn(function* (game) {
      game.win();
    }, powerAtLeast(20)),
  ],
});
