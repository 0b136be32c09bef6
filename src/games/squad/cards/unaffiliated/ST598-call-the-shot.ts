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
    game.note(yield* game.chooseNumber());
  },
  *onDamage(game) {
    if (game.attack?.dealt === game.noted) game.returnToHand();
  },
});
