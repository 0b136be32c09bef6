import { attack } from '../../card.js';

export default attack('ST036', {
  hero: 'Captain America',
  name: 'Deflection',
  team: 'Avengers',
  factor: 'speed',
  block: 'elemental',
  level: 7,
  attack: 6,
  counterstrike: 1,
});
