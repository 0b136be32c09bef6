import { customCount } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST318', {
  hero: 'Iron Man',
  name: 'Energy Overload',
  team: 'Avengers',
  factor: 'energy',
  block: 'tech',
  level: 3,
  attack: '*',
  worth: customCount('ST318', game => game.mine.hand.length + game.theirs.hand.length),
});
