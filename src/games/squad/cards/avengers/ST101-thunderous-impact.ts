import { powerAtLeast, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST101', {
  hero: 'Thor',
  name: 'Thunderous Impact',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 3,
  attack: 4,
  text: 'At power 10 or more: attack +6.',
  ...strongerIf(6, powerAtLeast(10)),
});
