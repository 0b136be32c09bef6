import { haveKeepers, strongerBy } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST124', {
  hero: 'Storm',
  name: 'Days of Thunder',
  team: 'X-Men',
  factor: ['elemental', 'elemental'],
  block: 'animal',
  level: 10,
  attack: 4,
  text: 'Attack +2 with a Storm Keeper of yours in play, +3 with a Thor Keeper, +5 with both.',
  ...strongerBy(game => (haveKeepers(ofHero('Storm'))(game) ? 2 : 0) + (haveKeepers(ofHero('Thor'))(game) ? 3 : 0)),
});
