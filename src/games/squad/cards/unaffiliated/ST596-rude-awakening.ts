import { attack } from '../../card.js';

export default attack('ST596', {
  hero: 'Hand Ninja',
  name: 'Rude Awakening',
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 6,
  attack: 5,
  counterstrike: 1,
});
