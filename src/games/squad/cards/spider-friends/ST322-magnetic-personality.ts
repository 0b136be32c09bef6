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
  text: '2 damage: turn up your top card; play it if it is Spider-Friends and your power allows.',
  onHit: { at: 2, does: playsTopOfDeck(ofTeam('Spider-Friends')) },
});
