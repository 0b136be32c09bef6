import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST400', {
  hero: 'Black Widow',
  name: 'Victim of the Widow',
  team: null,
  factor: 'elemental',
  block: 'tech',
  level: 8,
  attack: 8,
  onHit: {
    at: 3,
    does: custom('ST400', function* (game) {
      const which = ofFactor(yield* game.name.factor());
      game.deck.discardThese(game.them, game.reveal.topsWhile(game.them, which));
    }),
  },
});
