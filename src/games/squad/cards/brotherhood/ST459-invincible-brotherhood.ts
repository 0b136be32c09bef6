import { ifItDestroys, playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard, ofTeam } from '../../filters.js';

export default attack('ST459', {
  hero: 'Magneto',
  name: 'Invincible Brotherhood',
  team: 'Brotherhood',
  factor: 'elemental',
  block: 'tech',
  level: 11,
  attack: 7,
  onHit: { at: 2, does: ifItDestroys(anyCard, playsTopOfDeck(ofTeam('Brotherhood'))) },
});
