import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST234', {
  hero: 'Colossus',
  name: 'Steel Yourself for Battle',
  team: 'X-Men',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 2,
  keeper: 2,
  lasting: [mine.attack(1, ofTeam('X-Men'))],
});
