import { ownWords } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

const family = ofTeam('Fantastic Four');

export default attack('ST308', {
  hero: 'Invisible Woman',
  name: 'Protective Shell',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 4,
  attack: 4,
  keeper: 2,
  standing: {
    says: ownWords('ST308'),
    protects: (card, keepers) => family.fits(card) && keepers.filter(family.fits).length >= 4,
  },
});
