import { attack } from '../../card.js';

export default attack('ST040', {
  hero: 'Captain America',
  name: 'Recruitment',
  team: 'Avengers',
  factor: 'strength',
  block: 'speed',
  level: 6,
  attack: 4,
  text: '2 damage: turn up your top two cards. If they show two different heroes, they go to your hand; if not, back on top in any order.',
  onHit: {
    at: 2,
    *does(game) {
      const tops = game.reveal.tops(2);
      if (game.heroesAmong(tops) < 2) return yield* game.deck.putBack(game.me, tops);
      for (const top of tops) game.hand.take(top, game.mine.deck);
    },
  },
});
