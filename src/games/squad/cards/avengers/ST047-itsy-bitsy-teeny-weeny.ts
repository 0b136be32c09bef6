import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST047', {
  hero: 'Wasp',
  name: 'Itsy-Bitsy Teeny-Weeny',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: playsTopOfDiscard(levelUpTo(3)) },
});
