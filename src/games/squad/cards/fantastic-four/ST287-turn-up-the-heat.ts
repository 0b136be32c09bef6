import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST287', {
  hero: 'Human Torch',
  name: 'Turn Up the Heat',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'tech',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [mine.power(1, ofTeam('Fantastic Four'))],
});
