import { settlesNextFlip } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST498', {
  hero: 'Moloid',
  name: 'Moloid Madness',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 2,
  attack: 3,
  onHit: { at: 2, does: settlesNextFlip('none') },
});
