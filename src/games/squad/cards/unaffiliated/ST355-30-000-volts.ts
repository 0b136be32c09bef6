import { ifFactorIsGuessed, stronger } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST355', {
  hero: 'Black Widow',
  name: '30,000 Volts',
  team: null,
  factor: ['elemental', 'elemental'],
  block: 'energy',
  level: 10,
  attack: 6,
  onPlay: ifFactorIsGuessed(stronger(3)),
});
