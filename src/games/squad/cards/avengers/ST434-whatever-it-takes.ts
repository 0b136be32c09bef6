import { attack } from '../../card.js';

export default attack('ST434', {
  hero: 'Ms. Marvel',
  name: 'Whatever It Takes',
  team: 'Avengers',
  factor: 'energy',
  block: 'speed',
  level: 7,
  attack: '*',
  text: "Its attack is the number of cards in your opponent's deck.",
  worth: game => game.theirs.deck.length,
});
