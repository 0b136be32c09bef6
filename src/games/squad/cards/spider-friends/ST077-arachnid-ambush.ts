import { notAttackedLastTurn, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST077', {
  hero: 'Spider-Woman',
  name: 'Arachnid Ambush',
  team: 'Spider-Friends',
  factor: ['strength', 'strength'],
  block: 'tech',
  level: 5,
  attack: 3,
  onPlay: strongerIf(2, notAttackedLastTurn),
});
