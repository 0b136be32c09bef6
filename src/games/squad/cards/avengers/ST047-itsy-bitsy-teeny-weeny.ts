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
  text: '2 damage: play the top card of your discard pile if its level is 3 or less.',
  onHit: { at: 2, does: playsTopOfDiscard(levelUpTo(3)) },
});
