import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST472', {
  hero: 'Dr. Doom',
  name: 'Endless Legions',
  team: null,
  factor: 'elemental',
  block: 'energy',
  level: 8,
  attack: 4,
  onHit: { at: 2, does: playsTopOfDeck(ofHero('Dr. Doom', 'Crushbot')) },
});
