import { iDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST424', {
  hero: 'She-Hulk',
  name: 'Unbelievable Strength',
  team: 'Avengers',
  factor: 'strength',
  block: 'animal',
  level: 1,
  attack: 8,
  onHit: { at: 2, does: iDiscard(1) },
});
