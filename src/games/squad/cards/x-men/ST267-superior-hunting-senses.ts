import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST267', {
  hero: 'Wolverine',
  name: 'Superior Hunting Senses',
  team: 'X-Men',
  factor: 'animal',
  block: 'speed',
  level: 5,
  attack: 6,
  onHit: {
    at: 2,
    does: custom('ST267', function* (game) {
      const which = ofFactor(yield* game.name.factor());
      const shown = game.reveal.randomFromTheirHand();
      if (shown !== null && which.fits(game.card(shown))) game.deck.draw(1);
    }),
  },
});
