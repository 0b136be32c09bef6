import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST253', {
  hero: 'Jean Grey',
  name: 'Stop Hitting Yourself!',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 9,
  attack: 7,
  onHit: {
    at: 2,
    does: custom('ST253', function* (game) {
      for (const keeper of [...game.theirs.keepers]) yield* game.hit.keeper(keeper, 2);
    }),
  },
});
