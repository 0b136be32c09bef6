import { haveKeepers, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST284', {
  hero: 'Thing',
  name: "Ever-Lovin' Blue-Eyed Thing",
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'animal',
  level: 5,
  attack: 5,
  onPlay: strongerIf(5, haveKeepers(ofTeam('Fantastic Four'))),
});
