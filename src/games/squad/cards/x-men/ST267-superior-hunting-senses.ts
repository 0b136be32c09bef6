import { naming } from '../../abilities/index.js';
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
  text: "2 damage: name a factor; a card found by chance in your opponent's hand is shown. Draw a card if it has that factor.",
  onHit: {
    at: 2,
    does: naming(function* (game, factor) {
      const shown = game.reveal.randomFromTheirHand();
      if (shown !== null && ofFactor(factor)(game.card(shown))) game.deck.draw(1);
    }),
  },
});
