import { powerAtLeast, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST332', {
  hero: 'Giant-Man',
  name: 'Attack of the 50-Foot Man',
  team: 'Avengers',
  factor: 'strength',
  block: 'tech',
  level: 1,
  attack: 2,
  onPlay: strongerIf(8, powerAtLeast(8)),
});
