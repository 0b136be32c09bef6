import { attack } from '../../card.js';

export default attack('ST362', {
  hero: 'War Machine',
  name: 'Proton Cage',
  team: 'Avengers',
  factor: 'energy',
  block: 'strength',
  level: 9,
  attack: 8,
  counterstrike: 1,
});
