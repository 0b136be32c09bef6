import { customWhen, heals, trigger } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST600', {
  hero: 'Lizard',
  name: 'Take the Edge Off',
  team: 'Sinister Syndicate',
  factor: 'energy',
  block: 'elemental',
  level: 4,
  attack: 5,
  keeper: 2,
  triggers: [
    trigger(
      'hit damage',
      customWhen('ST600', (game, event) => event.by === game.me && event.to === game.me),
      heals(1),
    ),
  ],
});
