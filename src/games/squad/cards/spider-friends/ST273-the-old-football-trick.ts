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
  text: '2 damage: take this card back into hand if your power is 4 or less.',
  onHit: { at: 2, does: ifSo(powerUpTo(4), returnsToHand) },
});
