import { powerRises, strongerPer } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST458', {
  hero: 'Nova',
  name: 'The Nova Force',
  team: null,
  factor: ['tech', 'tech'],
  block: 'strength',
  level: 9,
  attack: 4,
  onPlay: strongerPer(1, powerRises),
});
