import { discardsSeen } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST464', {
  hero: 'Psylocke & Elektra',
  name: 'Twin Ninjas',
  team: 'X-Men',
  factor: ['energy', 'speed'],
  block: 'elemental',
  level: 9,
  attack: 4,
  text: "4 damage: look at your opponent's hand; a card of your choice, level 9 or higher, is discarded from it.",
  onHit: { at: 4, does: discardsSeen(levelFrom(9)) },
});
