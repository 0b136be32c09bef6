import { cardsIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST106', {
  hero: 'Mr. Fantastic',
  name: 'Elastic Intellect',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'animal',
  level: 1,
  attack: '*',
  worth: cardsIn('mine', 'hand'),
});
