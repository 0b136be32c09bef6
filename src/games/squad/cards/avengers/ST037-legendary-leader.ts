import { custom, customCount } from '../../abilities/index.js';
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
  onPlay: custom('ST037', function* (game) {
    game.attack.note(game.heroesAmong(yield* game.reveal.maySeveralFromHand(anyCard)));
  }),
  worth: customCount('ST037-worth', game => game.attack.noted),
});
