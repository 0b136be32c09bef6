import { per, takenLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST342', {
  hero: 'Ms. Marvel',
  name: 'Amp it Up',
  team: 'Avengers',
  factor: ['energy', 'energy'],
  block: 'strength',
  level: 12,
  attack: '*',
  worth: per(2, takenLastTurn),
});
