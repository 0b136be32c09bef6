import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST176', {
  hero: 'Storm',
  name: 'Whisk on the Winds',
  team: 'X-Men',
  factor: 'elemental',
  block: 'speed',
  level: 6,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(ofTeam('X-Men')) },
});
