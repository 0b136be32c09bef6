import { custom, heroAction, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01012', {
  name: 'Crisis Interdiction',
  set: 'captain_marvel',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Thwart'],
  abilities: [
    heroAction({
      label: 'thwart',
      does: custom(
        '01012',
        function* (game) {
          const scheme = yield* game.ask.scheme();
          // "Then": only after all of the first part (CH-C11).
          if (scheme === null || (yield* game.threat.remove(2, scheme)) < 2 || !game.you.has('Aerial')) return;
          const other = yield* game.ask.scheme(({ id }) => id !== scheme.id);
          if (other !== null) yield* game.threat.remove(2, other);
        },
        { able: removesThreat(2).able },
      ),
    }),
  ],
});
