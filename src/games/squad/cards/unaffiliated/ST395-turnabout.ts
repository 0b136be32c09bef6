import { customCount } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST395', {
  hero: 'Elektra',
  name: 'Turnabout',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: '*',
  worth: customCount('ST395', game => {
    const shown = game.reveal.randomFromTheirHand();
    return shown === null ? 0 : game.card(shown).level;
  }),
});
