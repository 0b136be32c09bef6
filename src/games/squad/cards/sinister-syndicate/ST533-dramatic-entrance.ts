import { atStartOfTurn, haveAnotherKeeper, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST533', {
  hero: 'Mysterio',
  name: 'Dramatic Entrance',
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'elemental',
  level: 5,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), haveAnotherKeeper(ofTeam('Sinister Syndicate')))],
});
