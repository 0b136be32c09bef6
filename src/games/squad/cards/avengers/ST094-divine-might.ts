import { ifSo, powerAtLeast, unblockableFrom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST094', {
  hero: 'Thor',
  name: 'Divine Might',
  team: 'Avengers',
  factor: 'strength',
  block: 'elemental',
  level: 5,
  attack: 5,
  onPlay: ifSo(powerAtLeast(10), unblockableFrom('deck')),
});
