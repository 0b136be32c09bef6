import { customCount } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST054', {
  hero: 'Blade',
  name: 'Taste Your Own Medicine',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 2,
  attack: '*',
  worth: customCount('ST054', game => game.discard.topOfTheirs?.level ?? 0),
});
