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
  text: 'Keeper at 2 damage. At the start of your turn it hits for 2 if you have another Sinister Syndicate Keeper in play.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), haveAnotherKeeper(ofTeam('Sinister Syndicate')))],
});
