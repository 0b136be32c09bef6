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
  text: '3 damage: take this card back into hand.',
  onHit: { at: 3, does: returnsToHand },
});
