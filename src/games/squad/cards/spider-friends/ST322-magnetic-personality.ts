import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST322', {
  hero: 'Spider-Girl',
  name: 'Magnetic Personality',
  team: 'Spider-Friends',
  factor: 'elemental',
  block: 'speed',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: playsTopOfDeck(ofTeam('Spider-Friends')) },
});
