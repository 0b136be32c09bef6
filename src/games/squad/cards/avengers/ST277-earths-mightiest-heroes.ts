import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST277', {
  hero: 'Ms. Marvel',
  name: "Earth's Mightiest Heroes",
  team: 'Avengers',
  factor: 'speed',
  block: 'strength',
  level: 6,
  attack: 3,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Avengers') }, hits(2))],
});
