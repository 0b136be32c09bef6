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
  keeper: 2,
  triggers: [whenHeads(hits(1))],
});
