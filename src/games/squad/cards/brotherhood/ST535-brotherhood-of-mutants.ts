import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST535', {
  hero: 'Magneto',
  name: 'Brotherhood of Mutants',
  team: 'Brotherhood',
  factor: 'elemental',
  block: 'strength',
  level: 3,
  attack: 4,
  keeper: 2,
  lasting: [mine.power(2, ofTeam('Brotherhood'))],
});
