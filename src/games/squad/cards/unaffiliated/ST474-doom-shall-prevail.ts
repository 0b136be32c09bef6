import { discardsTheirDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST474', {
  hero: 'Dr. Doom',
  name: 'Doom Shall Prevail!',
  team: null,
  factor: 'tech',
  block: 'animal',
  level: 14,
  attack: 14,
  onHit: { at: 2, does: discardsTheirDeck('all') },
});
