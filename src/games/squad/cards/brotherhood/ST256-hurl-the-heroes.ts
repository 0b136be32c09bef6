import { strongerIfTheirDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST256', {
  hero: 'Magneto',
  name: 'Hurl the Heroes',
  team: 'Brotherhood',
  factor: ['elemental', 'elemental'],
  block: 'energy',
  level: 12,
  attack: 6,
  onPlay: strongerIfTheirDiscardTop(5, ofTeam('X-Men')),
});
