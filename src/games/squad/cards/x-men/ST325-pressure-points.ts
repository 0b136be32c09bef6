import { hits, thatMany, whenTheyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST325', {
  hero: 'Psylocke',
  name: 'Pressure Points',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [whenTheyDiscard(hits(thatMany))],
});
