import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST016', {
  hero: 'Emma Frost',
  name: 'Telepathic Command',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 11,
  attack: 5,
  onHit: { at: 2, does: custom('ST016', game => game.play.fromTheirHand()) },
});
