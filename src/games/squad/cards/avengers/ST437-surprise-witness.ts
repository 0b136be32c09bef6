import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST437', {
  hero: 'She-Hulk',
  name: 'Surprise Witness',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 5,
  attack: 2,
  onHit: { at: 2, does: playsTopOfDiscard(ofHero('Hulk', 'She-Hulk')) },
});
