import { ignoresIcons, inTurn, mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST350', {
  hero: 'Shadowcat',
  name: 'Ghostwalker',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 8,
  attack: 4,
  onHit: { at: 3, does: inTurn(ignoresIcons('hand'), mayPlay(anyCard)) },
});
