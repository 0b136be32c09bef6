import { hits, whenAnotherIsDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST475', {
  hero: 'Abomination',
  name: 'Breakdancing',
  team: null,
  factor: 'strength',
  block: 'tech',
  level: 6,
  attack: 4,
  keeper: 2,
  triggers: [whenAnotherIsDestroyed(hits(2))],
});
