import { hits, thatMany, whenIHeal } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST330', {
  hero: 'Blade',
  name: 'Endless Thirst',
  team: null,
  factor: 'energy',
  block: 'animal',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [whenIHeal(hits(thatMany))],
});
