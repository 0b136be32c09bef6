import { powerChanges } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST465', {
  hero: 'Mole Man',
  name: 'Trapped!',
  team: null,
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: powerChanges(-2) },
});
