import { draws, whenIHeal } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST410', {
  hero: 'Blade',
  name: 'Hospital Visit',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 6,
  attack: 4,
  keeper: 2,
  triggers: [whenIHeal(draws(1))],
});
