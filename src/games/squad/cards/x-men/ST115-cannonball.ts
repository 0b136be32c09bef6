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
  text: 'Attack +5 if your opponent did not attack last turn.',
  ...strongerIf(5, notAttackedLastTurn),
});
