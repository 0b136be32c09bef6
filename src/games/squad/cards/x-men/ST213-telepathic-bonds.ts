import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST213', {
  hero: 'Jean Grey',
  name: 'Telepathic Bonds',
  team: 'X-Men',
  factor: ['elemental', 'elemental'],
  block: 'animal',
  level: 7,
  attack: 3,
  onPlay: strongerIfDiscardTop(2, ofHero('Cyclops', 'Wolverine')),
});
