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
  text: 'Keeper at 2 damage. With four or more Fantastic Four Keepers of yours in play, the others of them cannot be destroyed.',
  keeper: 2,
  standing: { protects: (card, keepers) => family(card) && keepers.filter(family).length >= 4 },
});
