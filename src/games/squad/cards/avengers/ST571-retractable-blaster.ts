import { assault } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST571', {
  hero: 'War Machine',
  name: 'Retractable Blaster',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 5,
  attack: 2,
  keeper: 2,
  ...assault(1),
  returnsOnMisfire: true,
});
