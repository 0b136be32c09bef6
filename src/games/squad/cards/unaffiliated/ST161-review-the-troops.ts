import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST161', {
  hero: 'Nick Fury',
  name: 'Review the Troops',
  team: null,
  factor: 'strength',
  block: 'speed',
  level: 6,
  attack: 4,
  onHit: {
    at: 2,
    does: custom('ST161', function* (game) {
      const tops = game.look.atTops(game.me, 2);
      const chosen = yield* game.ask.card(tops, 'ask-take');
      if (chosen !== null) game.hand.takeUnseen(chosen);
    }),
  },
});
