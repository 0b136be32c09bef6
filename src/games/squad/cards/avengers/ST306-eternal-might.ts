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
  text: '3 damage: shuffle this card into your deck.',
  onHit: { at: 3, does: shufflesSelfIn },
});
