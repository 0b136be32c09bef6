import { action, addsCounters, collects, response, swapsFor, yourTurnBegins } from '../../abilities/index.js';
import { printed, support } from '../../card.js';

export default support('03019', {
  name: 'Quinjet',
  aspect: 'leadership',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Avenger', 'Vehicle'],
  counters: collects('time'),
  abilities: [
    response(yourTurnBegins, { does: addsCounters() }),
    action({
      does: swapsFor(
        'says-quinjet',
        (game, card) => card.kind === 'ally' && printed(card, 'Avenger') && (card.cost ?? 0) <= game.self.counters,
      ),
    }),
  ],
});
