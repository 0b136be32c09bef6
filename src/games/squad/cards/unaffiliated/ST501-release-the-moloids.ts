import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST501', {
  hero: 'Mole Man',
  name: 'Release the Moloids',
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 2,
  attack: 2,
  onHit: { at: 2, does: mayPlay(ofHero('Mole Man', 'Moloid'), 2) },
});
