import { returnsToHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST293', {
  hero: 'Deadpool',
  name: 'Did You Miss Me?',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 5,
  attack: 5,
  onBlocked: returnsToHand,
});
