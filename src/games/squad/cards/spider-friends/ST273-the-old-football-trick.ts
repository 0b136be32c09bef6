import { ifSo, powerUpTo, returnsToHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST273', {
  hero: 'Spider-Girl',
  name: 'The Old Football Trick',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'elemental',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: ifSo(powerUpTo(4), returnsToHand) },
});
