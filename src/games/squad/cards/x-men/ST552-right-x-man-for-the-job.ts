import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST552', {
  hero: 'Cyclops',
  name: 'Right X-Man for the Job',
  team: 'X-Men',
  factor: 'strength',
  block: 'energy',
  level: 6,
  attack: 4,
  onHit: {
    at: 3,
    does: custom('ST552', function* (game) {
      const tops = game.reveal.tops(3);
      const able = tops.filter(top => ofTeam('X-Men').fits(game.card(top)));
      const chosen = yield* game.ask.card(able, 'ask-take');
      if (chosen !== null) game.hand.take(chosen, game.mine.deck);
      game.deck.putUnder(tops.filter(top => top !== chosen));
    }),
  },
});
