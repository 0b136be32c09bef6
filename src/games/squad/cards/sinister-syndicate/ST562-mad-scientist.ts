import { attack } from '../../card.js';

export default attack('ST562', {
  hero: 'Dr. Octopus',
  name: 'Mad Scientist',
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'animal',
  level: 8,
  attack: 3,
  text: "3 damage: your opponent's deck and discard pile change places and are shuffled.",
  onHit: {
    at: 3,
    *does(game) {
      game.deck.swapWithDiscard(game.them);
    },
  },
});
