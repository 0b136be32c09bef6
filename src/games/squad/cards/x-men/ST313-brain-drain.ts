import { ifSo, theyDiscard, topOfMyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST313', {
  hero: 'Psylocke',
  name: 'Brain Drain',
  team: 'X-Men',
  factor: 'energy',
  block: 'animal',
  level: 4,
  attack: 3,
  onHit: { at: 2, does: ifSo(topOfMyDiscard(ofTeam('X-Men')), theyDiscard(1)) },
});
