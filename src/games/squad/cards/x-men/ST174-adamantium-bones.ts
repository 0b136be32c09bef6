import { mostFromAttack } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST174', {
  hero: 'Wolverine',
  name: 'Adamantium Bones',
  team: 'X-Men',
  factor: 'tech',
  block: 'animal',
  level: 7,
  attack: 6,
  keeper: 2,
  standing: mostFromAttack(4),
});
