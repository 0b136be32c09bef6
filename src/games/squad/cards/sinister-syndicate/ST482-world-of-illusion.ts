import { hits, thatMany, whenTheyDraw } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST482', {
  hero: 'Mysterio',
  name: 'World of Illusion',
  team: 'Sinister Syndicate',
  factor: 'elemental',
  block: 'energy',
  level: 4,
  attack: 2,
  keeper: 2,
  triggers: [whenTheyDraw(hits(thatMany))],
});
