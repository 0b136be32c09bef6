import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST191', {
  hero: 'Falcon',
  name: 'Look What I Found!',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 7,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDiscard(ofFactor('animal', 'speed')) },
});
