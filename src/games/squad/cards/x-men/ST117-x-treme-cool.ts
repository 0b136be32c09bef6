import { strongerIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST117', {
  hero: 'Cyclops',
  name: 'X-Treme Cool',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 2,
  attack: 3,
  onPlay: strongerIfShown(3, ofHero('Jean Grey', 'Phoenix', 'Emma Frost')),
});
