import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST528', {
  hero: 'Green Goblin',
  name: 'Arsenal of Evil',
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'energy',
  level: 2,
  attack: 2,
  onPlay: custom('ST528', function* (game) {
    game.attack.strengthen(game.factorsAmong(yield* game.reveal.maySeveralFromHand(anyCard)));
  }),
});
