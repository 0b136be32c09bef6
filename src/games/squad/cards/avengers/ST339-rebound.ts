import { attack } from '../../card.js';

export default attack('ST339', {
  hero: 'Ms. Marvel',
  name: 'Rebound',
  team: 'Avengers',
  factor: 'strength',
  block: 'speed',
  level: 10,
  attack: 9,
  counterstrike: 1,
});
