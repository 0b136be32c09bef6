import { atEndOfTurn, custom, powerAtLeast } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST346', {
  hero: 'Silver Surfer',
  name: 'Herald of Galactus',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [
    atEndOfTurn(
      custom('ST346', game => game.win()),
      powerAtLeast(20),
    ),
  ],
});
