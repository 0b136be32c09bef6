import { naming } from '../../abilities/index.js';
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
  text: "2 damage: name a factor; a card found by chance in your opponent's hand is shown. It is discarded if it has that factor.",
  onHit: {
    at: 2,
    does: naming(function* (game, factor) {
      const shown = game.reveal.randomFromTheirHand();
      if (shown !== null && ofFactor(factor)(game.card(shown))) yield* game.hand.discardThese(game.them, [shown]);
    }),
  },
});
