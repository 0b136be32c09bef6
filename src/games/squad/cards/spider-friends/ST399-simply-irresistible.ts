import { discardsAllSeen, namingFactor } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST399', {
  hero: 'Spider-Woman',
  name: 'Simply Irresistible',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'elemental',
  level: 7,
  attack: 3,
  onHit: { at: 3, does: namingFactor(discardsAllSeen) },
});
