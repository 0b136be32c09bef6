import { attack } from '../../card.js';

export default attack('ST161', {
  hero: 'Nick Fury',
  name: 'Review the Troops',
  team: null,
  factor: 'strength',
  block: 'speed',
  level: 6,
  attack: 4,
  text: '2 damage: look at your top two cards; one goes to your hand, the other back on top.',
  onHit: {
    at: 2,
    *does(game) {
      const tops = game.look.atTops(game.me, 2);
      const chosen = yield* game.ask.card(tops, 'ask-take');
      if (chosen !== null) game.hand.takeUnseen(chosen);
    },
  },
});
