import { looksAndPlaces, whenAttacked } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST572', {
  hero: 'Dr. Doom',
  name: 'Anticipate Your Enemy',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 9,
  attack: 7,
  keeper: 2,
  triggers: [whenAttacked(looksAndPlaces)],
});
