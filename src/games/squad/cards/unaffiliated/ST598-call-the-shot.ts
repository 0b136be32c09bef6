import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST598', {
  hero: 'Bullseye',
  name: 'Call the Shot',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 6,
  attack: 6,
  onPlay: custom('ST598', function* (game) {
    game.attack.note(yield* game.name.number());
  }),
  onDamage: custom('ST598-damage', game => {
    if (game.attack.dealt === game.attack.noted) game.attack.returnToHand();
  }),
});
