import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST473', {
  hero: 'Crushbot',
  name: 'Frankenbot',
  team: null,
  factor: 'tech',
  block: 'speed',
  level: 7,
  attack: 4,
  onHit: { at: 2, does: playsTopOfDiscard(ofHero('Crushbot')) },
});
