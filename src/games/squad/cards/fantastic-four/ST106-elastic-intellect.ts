import { attack } from '../../card.js';

export default attack('ST106', {
  hero: 'Mr. Fantastic',
  name: 'Elastic Intellect',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'animal',
  level: 1,
  attack: '*',
  text: 'Its attack is the number of cards in your hand.',
  worth: game => game.mine.hand.length,
});
