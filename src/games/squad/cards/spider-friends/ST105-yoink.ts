import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST105', {
  hero: 'Spider-Man',
  name: 'Yoink!',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'animal',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: playsTopOfDiscard(ofLevel(1)) },
});
