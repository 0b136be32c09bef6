import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST387', {
  hero: 'Dr. Strange',
  name: 'Hypnotizing Gaze',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 5,
  attack: 3,
  onHit: { at: 3, does: custom('ST387', game => game.hand.discardAtRandom(1)) },
});
