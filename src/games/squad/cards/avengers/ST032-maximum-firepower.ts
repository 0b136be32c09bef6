import { strongerPerKeeper } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST032', {
  hero: 'Iron Man',
  name: 'Maximum Firepower',
  team: 'Avengers',
  factor: ['tech', 'tech'],
  block: 'animal',
  level: 4,
  attack: 2,
  text: 'Attack +1 per Keeper of yours in play.',
  ...strongerPerKeeper(1),
});
