import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST389', {
  hero: 'Daredevil',
  name: 'The Man Without Fear',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 6,
  attack: 5,
  onHit: { at: 2, does: mayPlay(ofHero('Elektra'), 2) },
});
