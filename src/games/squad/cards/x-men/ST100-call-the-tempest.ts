import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST100', {
  hero: 'Storm',
  name: 'Call the Tempest',
  team: 'X-Men',
  factor: 'elemental',
  block: 'tech',
  level: 7,
  attack: 2,
  keeper: 2,
  ...assault(2),
});
