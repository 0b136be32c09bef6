import { atStartOfTurn, ifHeads } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST444', {
  hero: 'Nova',
  name: 'Gravimetric Pulse Waves',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 6,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn, flip a coin: on heads the power rises by 1.',
  keeper: 2,
  triggers: [
    atStartOfTurn(
      ifHeads(function* (game) {
        game.power.set(game.power.shared + 1);
      }),
    ),
  ],
});
