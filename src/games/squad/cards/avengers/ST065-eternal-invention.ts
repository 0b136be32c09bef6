import { attack } from '../../card.js';

export default attack('ST065', {
  hero: 'Iron Man',
  name: 'Eternal Invention',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 11,
  attack: 11,
  text: '3 damage: draw two cards, then shuffle this card into your deck.',
  onHit: {
    at: 3,
    *does(game) {
      game.deck.draw(2);
      game.attack.shuffleIn();
    },
  },
});
