import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST268', {
  hero: 'Cyclops',
  name: 'Last Stand',
  team: 'X-Men',
  factor: ['energy', 'energy'],
  block: 'tech',
  level: 12,
  attack: 7,
  text: 'Attack +3 if your deck is empty.',
  ...strongerIf(3, game => game.mine.deck.length === 0),
});
