import { customCount } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST315', {
  hero: 'Rogue',
  name: 'Seeing with New Eyes',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 2,
  attack: '*',
  worth: customCount('ST315', game => game.discard.top?.printedAttack ?? 0),
});
