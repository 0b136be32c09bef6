import { attack } from '../../card.js';

export default attack('ST045', {
  hero: 'Captain America',
  name: 'Lead the Charge',
  team: 'Avengers',
  factor: 'strength',
  block: 'elemental',
  level: 3,
  attack: 2,
  text: 'Turn up your top five cards: attack +1 per different hero among them. Then shuffle your deck.',
  *onPlay(game) {
    game.attack.strengthen(game.heroesAmong(game.reveal.tops(5)));
    game.deck.shuffle();
  },
});
