import { attack } from '../../card.js';

export default attack('ST342', {
  hero: 'Ms. Marvel',
  name: 'Amp it Up',
  team: 'Avengers',
  factor: ['energy', 'energy'],
  block: 'strength',
  level: 12,
  attack: '*',
  text: 'Its attack is twice the damage you took last turn.',
  worth: game => 2 * game.turn.takenLast,
});
