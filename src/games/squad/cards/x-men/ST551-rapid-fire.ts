import { ifItDestroys, mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo, ofHero } from '../../filters.js';

export default attack('ST551', {
  hero: 'Cyclops',
  name: 'Rapid Fire',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 7,
  attack: 6,
  onHit: { at: 2, does: ifItDestroys(levelUpTo(7), mayPlay(ofHero('Jean Grey', 'Phoenix', 'Emma Frost'))) },
});
