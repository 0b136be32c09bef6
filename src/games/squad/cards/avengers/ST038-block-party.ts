import { hits, whenIBlock } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST038', {
  hero: 'Captain America',
  name: 'Block Party',
  team: 'Avengers',
  factor: 'tech',
  block: 'animal',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [whenIBlock(hits(1))],
});
