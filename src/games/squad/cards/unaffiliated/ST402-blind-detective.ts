import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST402', {
  hero: 'Daredevil',
  name: 'Blind Detective',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 3,
  attack: 4,
  onHit: {
    at: 2,
    does: custom('ST402', function* (game) {
      const which = ofFactor(yield* game.name.factor());
      const shown = game.reveal.randomFromTheirHand();
      if (shown !== null && which.fits(game.card(shown))) yield* game.hand.discardThese(game.them, [shown]);
    }),
  },
});
