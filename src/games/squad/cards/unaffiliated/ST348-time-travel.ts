import { takesAnotherTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST348', {
  hero: 'Dr. Doom',
  name: 'Time Travel',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 10,
  attack: 8,
  onHit: { at: 2, does: takesAnotherTurn },
});
