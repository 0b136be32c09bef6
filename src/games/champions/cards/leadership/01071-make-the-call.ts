import { text } from '../../../../kernel/index.js';
import { action, custom, customDeclares, unless } from '../../abilities/index.js';
import { event } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { Instance } from '../../state.js';

const printedCost = (game: Game, { card }: Instance) => ({ total: game.cards.byId(card).cost ?? 0, typed: {} });

/** Allies in discard piles that could be called and paid for now. */
const callable = (game: Game): Instance[] =>
  game.discard
    .all(card => card.kind === 'ally' && !game.cards.isDouble(card))
    .filter(one => game.resources.canSpendBesides(printedCost(game, one)));

export default event('01071', {
  name: 'Make the Call',
  aspect: 'leadership',
  quantity: 3,
  cost: 0,
  resources: { mental: 1 },
  abilities: [
    action({
      declares: customDeclares('01071', {
        able: game => unless(callable(game).length > 0, text('unable-call')),
        ask: game => game.ask.named(callable(game)),
        price(game) {
          const called = callable(game).find(({ id }) => id === game.use.declared);
          return called === undefined ? game.resources.price({}) : printedCost(game, called);
        },
      }),
      does: custom('01071', function* (game) {
        const called = game.discard.take(game.use.declared);
        if (called !== null) yield* game.play.putUnderControl(called);
      }),
    }),
  ],
});
