import { atStartOfTurn, countMine, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST292', {
  hero: 'Invisible Woman',
  name: 'Invisiboulder',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'strength',
  level: 8,
  attack: 4,
  text: 'Keeper at 2 damage. At the start of your turn, it hits for as many as you have Fantastic Four Keepers in play.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(countMine(ofTeam('Fantastic Four'))))],
});
