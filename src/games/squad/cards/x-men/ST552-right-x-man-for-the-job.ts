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
  text: '3 damage: turn up your top three cards; an X-Men card of your choice goes to your hand, the rest under your deck in random order.',
  onHit: {
    at: 3,
    *does(game) {
      const tops = game.reveal.tops(3);
      const able = tops.filter(top => ofTeam('X-Men')(game.card(top)));
      const chosen = yield* game.ask.card(able, 'ask-take');
      if (chosen !== null) game.hand.take(chosen, game.mine.deck);
      game.deck.putUnder(tops.filter(top => top !== chosen));
    },
  },
});
