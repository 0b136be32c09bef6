import { theyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST261', {
  hero: 'Jean Grey',
  name: 'Sudden Amnesia',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: theyDiscard(1) },
});
