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
  text: 'Keeper at 2 damage. At the start of your turn, with six or more Avengers Keepers of yours in play, it hits for 6.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(6), haveKeepers(ofTeam('Avengers'), 6))],
});
