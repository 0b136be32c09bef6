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
    const shown = game.reveal.tops(2);
    game.attack.strengthen(game.heroesAmong(shown));
    yield* game.deck.putBack(game.me, shown);
  },
});
