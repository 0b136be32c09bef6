import { atStartOfTurn, haveKeepers, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST276', {
  hero: 'Iron Man',
  name: 'Iron Avenger',
  team: 'Avengers',
  factor: 'tech',
  block: 'energy',
  level: 6,
  attack: 6,
  keeper: 2,
  triggers: [atStartOfTurn(hits(6), haveKeepers(ofTeam('Avengers'), 6))],
});
