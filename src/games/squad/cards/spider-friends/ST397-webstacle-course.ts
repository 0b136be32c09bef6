import { powerChanges } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST397', {
  hero: 'Spider-Girl',
  name: 'Webstacle Course',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'speed',
  level: 5,
  attack: 3,
  onHit: { at: 3, does: powerChanges(-3) },
});
