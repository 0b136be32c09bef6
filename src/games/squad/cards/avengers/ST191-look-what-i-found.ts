import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST191', {
  hero: 'Falcon',
  name: 'Look What I Found!',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 7,
  attack: 3,
  text: '2 damage: play the top card of your discard pile if it is an Animal or Speed card and your power allows.',
  onHit: { at: 2, does: playsTopOfDiscard(ofFactor('animal', 'speed')) },
});
