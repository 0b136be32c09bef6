import { atStartOfEachTurn, turnPlayerDraws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST144', {
  hero: 'Black Panther',
  name: 'Mysteries of Vibranium',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 4,
  attack: 3,
  keeper: 2,
  triggers: [atStartOfEachTurn(turnPlayerDraws(1))],
});
