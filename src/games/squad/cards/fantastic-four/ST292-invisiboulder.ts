import { atStartOfTurn, hits, keepersOf, per } from '../../abilities/index.js';
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
  keeper: 2,
  triggers: [atStartOfTurn(hits(per(1, keepersOf('mine', ofTeam('Fantastic Four')))))],
});
