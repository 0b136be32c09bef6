import { atStartOfTurn, custom, draws, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST447', {
  hero: 'Gambit',
  name: 'Double Dealing',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 7,
  attack: 4,
  keeper: 2,
  triggers: [
    atStartOfTurn(
      inTurn(
        draws(1),
        custom('ST447', game => game.hand.putBack()),
      ),
    ),
  ],
});
