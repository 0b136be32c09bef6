import { playsTopOfTheirDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST540', {
  hero: 'Mystique',
  name: 'Shapechange',
  team: 'Brotherhood',
  factor: 'energy',
  block: 'tech',
  level: 6,
  attack: 6,
  onHit: { at: 2, does: playsTopOfTheirDeck(ofTeam('X-Men')) },
});
