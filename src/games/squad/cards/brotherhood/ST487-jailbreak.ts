import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST487', {
  hero: 'Mystique',
  name: 'Jailbreak!',
  team: 'Brotherhood',
  factor: 'tech',
  block: 'animal',
  level: 5,
  attack: 2,
  onHit: { at: 2, does: playsTopOfDiscard(ofTeam('Brotherhood')) },
});
