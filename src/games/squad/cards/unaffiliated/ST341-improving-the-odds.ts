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
  text: "Keeper at 2 damage. Attack +1 for all players' cards of odd levels.",
  keeper: 2,
  lasting: [all.attack(1, oddLevel)],
});
