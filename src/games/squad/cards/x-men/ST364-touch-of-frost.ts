import { discardsAllSeen, namingLevel } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST364', {
  hero: 'Emma Frost',
  name: 'Touch of Frost',
  team: 'X-Men',
  factor: 'energy',
  block: 'animal',
  level: 4,
  attack: 2,
  onHit: { at: 2, does: namingLevel(discardsAllSeen) },
});
