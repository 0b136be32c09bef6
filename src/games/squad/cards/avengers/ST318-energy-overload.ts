import { attack } from '../../card.js';

export default attack('ST318', {
  hero: 'Iron Man',
  name: 'Energy Overload',
  team: 'Avengers',
  factor: 'energy',
  block: 'tech',
  level: 3,
  attack: '*',
  text: "Its attack is the number of cards in both players' hands.",
  worth: game => game.mine.hand.length + game.theirs.hand.length,
});
