import { ifFactorIsGuessed, stronger } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST335', {
  hero: 'Black Widow',
  name: 'Shocking Discovery',
  team: null,
  factor: 'elemental',
  block: 'animal',
  level: 4,
  attack: 5,
  onPlay: ifFactorIsGuessed(stronger(5)),
});
