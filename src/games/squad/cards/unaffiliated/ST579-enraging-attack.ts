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
  text: "Keeper at 2 damage. Attack +2 for your opponent's cards.",
  keeper: 2,
  lasting: [theirs.attack(2)],
});
