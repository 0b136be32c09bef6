import { attack } from '../../card.js';

export default attack('ST598', {
  hero: 'Bullseye',
  name: 'Call the Shot',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 6,
  attack: 6,
  text: 'Name a number. If it does exactly that much damage, take this card back into hand.',
  *onPlay(game) {
    game.attack.note(yield* game.name.number());
  },
  *onDamage(game) {
    if (game.attack.dealt === game.attack.noted) game.attack.returnToHand();
  },
});
