import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST040', {
  hero: 'Captain America',
  name: 'Recruitment',
  team: 'Avengers',
  factor: 'strength',
  block: 'speed',
  level: 6,
  attack: 4,
  onHit: {
    at: 2,
    does: custom('ST040', function* (game) {
      const tops = game.reveal.tops(2);
      if (game.heroesAmong(tops) < 2) return yield* game.deck.putBack(game.me, tops);
      for (const top of tops) game.hand.take(top, game.mine.deck);
    }),
  },
});
