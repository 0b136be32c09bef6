import { empty, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST109', {
  hero: 'Cyclops',
  name: 'First Strike',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 1,
  attack: 2,
  onPlay: strongerIf(4, empty('theirs', 'discard')),
});
