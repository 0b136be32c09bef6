import { shufflesSelfIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST306', {
  hero: 'Giant-Man',
  name: 'Eternal Might',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 11,
  attack: 22,
  onHit: { at: 3, does: shufflesSelfIn },
});
