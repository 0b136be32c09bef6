import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST037', {
  hero: 'Captain America',
  name: 'Legendary Leader',
  team: 'Avengers',
  factor: ['strength', 'strength'],
  block: 'animal',
  level: 7,
  attack: '*',
  text: 'You may show any cards from hand: its attack is the number of different heroes among them.',
  *onPlay(game) {
    game.attack.note(game.heroesAmong(yield* game.reveal.maySeveralFromHand(anyCard)));
  },
  worth: game => game.attack.noted,
});
