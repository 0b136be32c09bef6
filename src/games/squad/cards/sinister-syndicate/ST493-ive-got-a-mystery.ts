import { mayPutIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST493', {
  hero: 'Mysterio',
  name: "I've Got a Mystery...",
  team: 'Sinister Syndicate',
  factor: 'elemental',
  block: 'tech',
  level: 2,
  attack: 3,
  onHit: { at: 2, does: mayPutIntoPlay(levelUpTo(5)) },
});
