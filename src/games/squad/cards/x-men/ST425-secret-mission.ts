import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST425', {
  hero: 'Gambit',
  name: 'Secret Mission',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 5,
  attack: 5,
  onHit: {
    at: 2,
    does: custom('ST425', function* (game) {
      const top = game.reveal.top();
      if (top === null) return;
      const { heroes } = game.card(top);
      if (heroes.includes('Rogue')) game.attack.returnToHand();
      if (heroes.includes('Gambit')) yield* game.keepers.destroyTheirs(levelUpTo(8));
    }),
  },
});
