import { takesAnotherTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST419', {
  hero: 'Deadpool',
  name: 'Strange Teleportation',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 9,
  attack: 8,
  onBlocked: takesAnotherTurn,
});
