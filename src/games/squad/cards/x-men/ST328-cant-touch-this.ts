import { mayPutIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST328', {
  hero: 'Shadowcat',
  name: "Can't Touch This",
  team: 'X-Men',
  factor: 'elemental',
  block: 'energy',
  level: 4,
  attack: 4,
  onHit: { at: 2, does: mayPutIntoPlay(levelUpTo(7)) },
});
