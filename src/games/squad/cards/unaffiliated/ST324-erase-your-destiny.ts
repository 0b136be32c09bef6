import { discardsHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST324', {
  hero: 'Dr. Strange',
  name: 'Erase Your Destiny',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 10,
  attack: 6,
  onHit: { at: 3, does: discardsHand('theirs') },
});
