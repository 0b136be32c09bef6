import { atStartOfTurn, haveAnotherKeeper, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST386', {
  hero: 'Mr. Fantastic',
  name: 'Team Beam',
  team: 'Fantastic Four',
  factor: 'tech',
  block: 'speed',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), haveAnotherKeeper(ofTeam('Fantastic Four')))],
});
