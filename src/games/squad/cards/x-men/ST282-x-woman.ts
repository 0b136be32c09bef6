import { atStartOfTurn, draws, haveKeepers, heals, hits, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST282', {
  hero: 'Jean Grey',
  name: 'X-Woman',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 5,
  attack: 5,
  keeper: 2,
  triggers: [atStartOfTurn(inTurn(heals(2), draws(2), hits(2)), haveKeepers(ofTeam('X-Men'), 5))],
});
