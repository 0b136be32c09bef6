import { text } from '../../../../kernel/index.js';
import { action, custom, unless } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01025', {
  name: 'Split Personality',
  set: 'she_hulk',
  quantity: 1,
  cost: 3,
  resources: { energy: 1 },
  abilities: [
    action({
      does: custom(
        '01025',
        function* (game) {
          if (!game.identity.mayFlip) return;
          yield* game.identity.flip();
          game.deck.draw(Math.max(0, game.cards.of(game.you.identity).handSize - game.you.hand.length));
        },
        { able: game => unless(game.identity.mayFlip, text('why-form-banned')) },
      ),
    }),
  ],
});
