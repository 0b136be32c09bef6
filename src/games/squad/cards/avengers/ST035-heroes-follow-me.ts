import { attack } from '../../card.js';

export default attack('ST035', {
  hero: 'Captain America',
  name: 'Heroes, Follow Me!',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 2,
  text: 'Turn up your top two cards: attack +1 per different hero among them. They go back on top, in an order you choose.',
  *onPlay(game) {
    const shown = game.revealTops(2);
    game.strengthen(game.heroesAmong(shown));
    yield* game.putBack(game.me, shown);
  },
});
