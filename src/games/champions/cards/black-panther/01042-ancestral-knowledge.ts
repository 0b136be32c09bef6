import { text } from '../../../../kernel/index.js';
import { alterEgoAction, custom, unless } from '../../abilities/index.js';
import { event } from '../../card.js';
import type { Instance } from '../../state.js';

export default event('01042', {
  name: 'Ancestral Knowledge',
  set: 'black_panther',
  quantity: 1,
  cost: 1,
  resources: { mental: 1 },
  abilities: [
    alterEgoAction({
      does: custom(
        '01042',
        function* (game) {
          const chosen: Instance[] = [];
          const titles = new Set<string>();
          // One after the other, for no two may share a title.
          for (let least = 1; chosen.length < 3; least = 0) {
            const left = game.you.discard.filter(({ card }) => !titles.has(game.cards.byId(card).name));
            const [next] = yield* game.ask.cards(left, least, 1, 'shuffle in');
            if (next === undefined) break;
            chosen.push(next);
            titles.add(game.cards.byId(next.card).name);
          }
          game.deck.shuffleIn(chosen);
        },
        { able: game => unless(game.you.discard.length > 0, text('unable-pile')) },
      ),
    }),
  ],
});
