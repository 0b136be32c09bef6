import { all } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { oddLevel } from '../../filters.js';

export default attack('ST341', {
  hero: 'Deadpool',
  name: 'Improving the Odds',
  team: null,
  factor: 'strength',
  block: 'animal',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [all.attack(1, oddLevel)],
});
