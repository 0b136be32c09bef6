import { powerBecomes } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST461', {
  hero: 'Spider-Girl',
  name: 'Total Webification',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'animal',
  level: 10,
  attack: 10,
  onHit: { at: 3, does: powerBecomes(1) },
});
