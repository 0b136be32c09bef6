import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST035', {
  hero: 'Captain America',
  name: 'Heroes, Follow Me!',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 2,
  onPlay: custom('ST035', function* (game) {
    const shown = game.reveal.tops(2);
    game.attack.strengthen(game.heroesAmong(shown));
    yield* game.deck.putBack(game.me, shown);
  }),
});
