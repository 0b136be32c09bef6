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
  onPlay: strongerPerKeeper(1),
});
