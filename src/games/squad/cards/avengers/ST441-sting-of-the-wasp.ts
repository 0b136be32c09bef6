import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST441', {
  hero: 'Wasp',
  name: 'Sting of the Wasp',
  team: 'Avengers',
  factor: 'elemental',
  block: 'energy',
  level: 1,
  attack: 2,
  text: 'Turn up your top card: attack +5 if it is Speed or Tech.',
  ...strongerIfDeckTop(5, ofFactor('speed', 'tech')),
});
