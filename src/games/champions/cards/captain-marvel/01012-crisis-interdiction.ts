import { heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01012', {
  name: 'Crisis Interdiction',
  set: 'captain_marvel',
  quantity: 3,
  deckLimit: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Thwart'],
  text: 'Hero action (thwart): 2 threat off a scheme; then, while you are Aerial, 2 off another.',
  abilities: [
    heroAction({
      label: 'thwart',
      able: game => game.thwartable.length > 0,
      *does(game) {
        const scheme = yield* game.scheme();
        // "Then": only after all of the first part (CH-C11).
        if (scheme === null || (yield* game.removeThreat(scheme, 2)) < 2 || !game.youHave('Aerial')) return;
        const other = yield* game.scheme(({ id }) => id !== scheme.id);
        if (other !== null) yield* game.removeThreat(other, 2);
      },
    }),
  ],
});
