import { discardsSeen } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST269', {
  hero: 'Daredevil',
  name: 'Scent of Fear',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 5,
  attack: 3,
  onHit: { at: 2, does: discardsSeen(anyCard) },
});
