import { discardsHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST309', {
  hero: 'Iron Man & She-Hulk',
  name: 'Strength Training',
  team: 'Avengers',
  factor: ['tech', 'strength'],
  block: 'energy',
  level: 6,
  attack: 6,
  onHit: { at: 6, does: discardsHand('mine') },
});
