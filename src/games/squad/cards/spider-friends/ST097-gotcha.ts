import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST097', {
  hero: 'Spider-Man',
  name: 'Gotcha!',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'animal',
  level: 1,
  attack: 2,
  text: 'At power 4 or less: attack +3.',
  ...strongerIf(3, game => game.power.mine <= 4),
});
