import { hitsForTheAmount, whenIHeal } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST330', {
  hero: 'Blade',
  name: 'Endless Thirst',
  team: null,
  factor: 'energy',
  block: 'animal',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. When you heal, it hits for the number of cards healed at once.',
  keeper: 2,
  triggers: [whenIHeal(hitsForTheAmount)],
});
