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
  onPlay: strongerIfDiscardTop(4, ofTeam('Sinister Syndicate')),
});
