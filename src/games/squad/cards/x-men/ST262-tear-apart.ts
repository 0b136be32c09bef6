import { attack } from '../../card.js';

export default attack('ST262', {
  hero: 'Wolverine',
  name: 'Tear Apart',
  team: 'X-Men',
  factor: ['animal', 'animal'],
  block: 'speed',
  level: 6,
  attack: '*',
  text: "Its attack is the number of cards in your opponent's hand.",
  worth: game => game.theirs.hand.length,
});
