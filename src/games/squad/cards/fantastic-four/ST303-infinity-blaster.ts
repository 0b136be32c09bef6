import { attack } from '../../card.js';

export default attack('ST303', {
  hero: 'Mr. Fantastic',
  name: 'Infinity Blaster',
  team: 'Fantastic Four',
  factor: 'tech',
  block: 'animal',
  level: 12,
  attack: 2,
  text: '2 damage: play it again, if your power still allows.',
  onHit: {
    at: 2,
    *does(game) {
      yield* game.attack.playAgain();
    },
  },
});
