import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST303', {
  hero: 'Mr. Fantastic',
  name: 'Infinity Blaster',
  team: 'Fantastic Four',
  factor: 'tech',
  block: 'animal',
  level: 12,
  attack: 2,
  onHit: { at: 2, does: custom('ST303', game => game.attack.playAgain()) },
});
