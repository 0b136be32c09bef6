import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST562', {
  hero: 'Dr. Octopus',
  name: 'Mad Scientist',
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'animal',
  level: 8,
  attack: 3,
  onHit: { at: 3, does: custom('ST562', game => game.deck.swapWithDiscard(game.them)) },
});
