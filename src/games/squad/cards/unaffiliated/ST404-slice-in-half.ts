import { discardsTheirDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST404', {
  hero: 'Elektra',
  name: 'Slice in Half',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 8,
  attack: 4,
  onHit: { at: 4, does: discardsTheirDeck('half') },
});
