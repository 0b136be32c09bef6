import { strongerIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST384', {
  hero: 'Falcon',
  name: 'Redwing, Attack!',
  team: 'Avengers',
  factor: 'energy',
  block: 'speed',
  level: 1,
  attack: 2,
  onPlay: strongerIfShown(3, ofFactor('animal')),
});
