import { playsTopOfTheirDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST131', {
  hero: 'Onslaught',
  name: 'Your Will Belongs to Me',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 7,
  attack: 2,
  onHit: { at: 2, does: playsTopOfTheirDeck(anyCard) },
});
