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
  onPlay: strongerIfDeckTop(5, ofFactor('speed', 'tech')),
});
