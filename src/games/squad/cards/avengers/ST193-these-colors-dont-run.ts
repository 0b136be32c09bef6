import { returnsToHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST193', {
  hero: 'Captain America',
  name: "These Colors Don't Run",
  team: 'Avengers',
  factor: 'speed',
  block: 'energy',
  level: 10,
  attack: 12,
  onHit: { at: 3, does: returnsToHand },
});
