import { hitsForTheAmount, whenIDraw } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST285', {
  hero: 'Mr. Fantastic',
  name: 'E = Mr. Fantastic Squared',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 4,
  attack: 2,
  text: 'Keeper at 2 damage. When you draw, it hits for the number of cards drawn at once.',
  keeper: 2,
  triggers: [whenIDraw(hitsForTheAmount)],
});
