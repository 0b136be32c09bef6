import { atLeast, otherDamagersThisTurn, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST067', {
  hero: 'Wolverine',
  name: 'Claws and Effect',
  team: 'X-Men',
  factor: 'animal',
  block: 'elemental',
  level: 3,
  attack: 4,
  onPlay: strongerIf(4, atLeast(1, otherDamagersThisTurn)),
});
