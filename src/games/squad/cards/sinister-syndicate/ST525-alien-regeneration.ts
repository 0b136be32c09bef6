import { afterMyAttack, andIsDestroyed, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST525', {
  hero: 'Venom',
  name: 'Alien Regeneration',
  team: 'Sinister Syndicate',
  factor: 'animal',
  block: 'strength',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofTeam('Sinister Syndicate') }, andIsDestroyed(heals(3)))],
});
