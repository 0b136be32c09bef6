import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

const fits = ofHero('Mole Man', 'Moloid');

export default attack('ST503', {
  hero: 'Mole Man',
  name: 'Surge from the Depths',
  team: null,
  factor: 'strength',
  block: 'animal',
  level: 9,
  attack: 4,
  text: '2 damage: turn up your top three cards: Mole Man and Moloid cards go to your hand, the rest back on top in any order. Then you may play such a card.',
  onHit: {
    at: 2,
    *does(game) {
      const tops = game.reveal.tops(3);
      const found = tops.filter(top => fits(game.card(top)));
      for (const top of found) game.hand.take(top, game.mine.deck);
      yield* game.deck.putBack(
        game.me,
        tops.filter(top => !found.includes(top)),
      );
      yield* game.play.fromHand(fits);
    },
  },
});
