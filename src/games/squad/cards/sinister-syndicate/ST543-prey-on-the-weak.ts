import { custom } from '../../abilities/index.js';
import { attack, sameCard } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST543', {
  hero: 'Venom',
  name: 'Prey on the Weak',
  team: 'Sinister Syndicate',
  factor: 'animal',
  block: 'energy',
  level: 8,
  attack: 3,
  onHit: {
    at: 3,
    does: custom('ST543', function* (game) {
      const chosen = yield* game.hand.discardSeen(anyCard);
      if (chosen !== null) {
        const copies = game.theirs.deck.filter(one => sameCard(game.card(one), game.card(chosen)));
        game.deck.discardThese(game.them, copies.reverse());
      }
      game.deck.shuffle(game.them);
    }),
  },
});
