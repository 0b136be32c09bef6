import { notAttackedLastTurn, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST115', {
  hero: 'Colossus',
  name: 'Cannonball',
  team: 'X-Men',
  factor: ['strength', 'strength'],
  block: 'tech',
  level: 9,
  attack: 4,
  onPlay: strongerIf(5, notAttackedLastTurn),
});
