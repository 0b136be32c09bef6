import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST529', {
  hero: 'Dr. Octopus',
  name: 'Extreme Makeover',
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'energy',
  level: 4,
  attack: 4,
  text: 'Attack +4 if a Sinister Syndicate card tops your discard pile.',
  ...strongerIfDiscardTop(4, ofTeam('Sinister Syndicate')),
});
