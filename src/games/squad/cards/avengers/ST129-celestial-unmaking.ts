import { destroysAll, namingLevel } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST129', {
  hero: 'Thor & Silver Surfer',
  name: 'Celestial Unmaking',
  team: 'Avengers',
  factor: ['strength', 'elemental'],
  block: 'speed',
  level: 13,
  attack: 8,
  onHit: { at: 6, does: namingLevel(destroysAll) },
});
