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
  text: 'Keeper at 2 damage. At the start of your turn it hits for 1 if you have another Fantastic Four Keeper in play.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), haveAnotherKeeper(ofTeam('Fantastic Four')))],
});
