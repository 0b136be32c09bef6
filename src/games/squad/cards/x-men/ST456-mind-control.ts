import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST456', {
  hero: 'Emma Frost',
  name: 'Mind Control',
  team: 'X-Men',
  factor: 'energy',
  block: 'tech',
  level: 9,
  attack: 3,
  onHit: {
    at: 3,
    does: custom('ST456', function* (game) {
      const keeper = yield* game.ask.keeper(game.theirs.keepers, 'ask-control');
      if (keeper !== null) game.keepers.takeControl(keeper);
    }),
  },
});
