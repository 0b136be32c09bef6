import { theirs } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST579', {
  hero: 'Abomination',
  name: 'Enraging Attack',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 2,
  attack: 8,
  keeper: 2,
  lasting: [theirs.attack(2)],
});
