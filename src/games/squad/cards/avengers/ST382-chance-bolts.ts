import { hits, whenHeads } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST382', {
  hero: 'Scarlet Witch',
  name: 'Chance Bolts',
  team: 'Avengers',
  factor: 'elemental',
  block: 'strength',
  level: 4,
  attack: 2,
  text: 'Keeper at 2 damage. When a coin flip is heads, whoever flips, it hits for 1.',
  keeper: 2,
  triggers: [whenHeads(hits(1))],
});
