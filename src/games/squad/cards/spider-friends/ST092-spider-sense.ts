import { atStartOfTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST092', {
  hero: 'Spider-Man',
  name: 'Spider-Sense',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'elemental',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn, look at your top card.',
  keeper: 2,
  triggers: [
    atStartOfTurn(function* (game) {
      game.look.atTops(game.me, 1);
    }),
  ],
});
