import { hits, thatMany, whenIDraw } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST285', {
  hero: 'Mr. Fantastic',
  name: 'E = Mr. Fantastic Squared',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 4,
  attack: 2,
  keeper: 2,
  triggers: [whenIDraw(hits(thatMany))],
});
