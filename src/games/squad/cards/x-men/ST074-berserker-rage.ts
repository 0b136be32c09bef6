import { otherDamagersThisTurn, strongerPer } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST074', {
  hero: 'Wolverine',
  name: 'Berserker Rage',
  team: 'X-Men',
  factor: ['animal', 'animal'],
  block: 'energy',
  level: 5,
  attack: 3,
  onPlay: strongerPer(2, otherDamagersThisTurn),
});
