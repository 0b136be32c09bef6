import { attack } from '../../card.js';

export default attack('ST343', {
  hero: 'Daredevil',
  name: 'Jujitsu',
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 1,
  attack: '*',
  text: "Its attack is the number of cards in your opponent's hand.",
  worth: game => game.theirs.hand.length,
});
