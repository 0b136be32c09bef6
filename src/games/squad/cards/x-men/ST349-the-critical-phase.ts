import { ignoresIcons, inTurn, mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST349', {
  hero: 'Shadowcat',
  name: 'The Critical Phase',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 13,
  attack: 6,
  onHit: { at: 2, does: inTurn(ignoresIcons('deck'), mayPlay(anyCard)) },
});
