import { heals, whenAnotherIsDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST224', {
  hero: 'Hulk',
  name: 'Flailing Wildly',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 4,
  attack: 3,
  keeper: 2,
  triggers: [whenAnotherIsDestroyed(heals(1))],
});
