import { putsSelfOnDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST495', {
  hero: 'Moloid',
  name: 'Burrow Under',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 2,
  attack: 2,
  onHit: { at: 2, does: putsSelfOnDeck('bottom') },
});
