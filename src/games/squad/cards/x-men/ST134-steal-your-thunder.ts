import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST134', {
  hero: 'Storm',
  name: 'Steal Your Thunder',
  team: 'X-Men',
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 3,
  text: 'Turn up your top card: attack +5 if it is Strength or Elemental.',
  ...strongerIfDeckTop(5, ofFactor('strength', 'elemental')),
});
