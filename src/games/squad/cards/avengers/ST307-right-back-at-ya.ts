import { attack } from '../../card.js';

export default attack('ST307', {
  hero: 'Ms. Marvel',
  name: 'Right Back at Ya!',
  team: 'Avengers',
  factor: 'energy',
  block: 'animal',
  level: 4,
  attack: '*',
  text: 'Its attack is twice the damage you took last turn.',
  worth: game => 2 * game.turn.takenLast,
});
