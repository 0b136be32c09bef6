import { keepersOf, strongerPer } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST280', {
  hero: 'Cyclops',
  name: 'Disassembly Line',
  team: 'X-Men',
  factor: ['energy', 'energy'],
  block: 'elemental',
  level: 4,
  attack: 2,
  onPlay: strongerPer(1, keepersOf('theirs')),
});
