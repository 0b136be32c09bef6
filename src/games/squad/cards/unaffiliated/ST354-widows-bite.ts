import { ifFactorIsGuessed, unblockable } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST354', {
  hero: 'Black Widow',
  name: "Widow's Bite",
  team: null,
  factor: 'elemental',
  block: 'strength',
  level: 5,
  attack: 5,
  onPlay: ifFactorIsGuessed(unblockable),
});
