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
  text: 'Keeper at 2 damage. At the start of your turn, with five or more X-Men Keepers of yours in play, heal 2, draw two cards, then it hits for 2.',
  keeper: 2,
  triggers: [atStartOfTurn(inTurn(heals(2), draws(2), hits(2)), haveKeepers(ofTeam('X-Men'), 5))],
});
