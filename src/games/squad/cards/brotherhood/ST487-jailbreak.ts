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
  text: '2 damage: play the top card of your discard pile if it is a Brotherhood card and your power allows.',
  onHit: { at: 2, does: playsTopOfDiscard(ofTeam('Brotherhood')) },
});
