import { attack } from '../../card.js';

export default attack('ST039', {
  hero: 'Shadowcat',
  name: 'Short Circuit',
  team: 'X-Men',
  factor: 'elemental',
  block: 'tech',
  level: 8,
  attack: 7,
  counterstrike: 1,
});
