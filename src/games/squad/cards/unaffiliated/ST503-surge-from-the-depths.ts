import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

const moles = ofHero('Mole Man', 'Moloid');

export default attack('ST503', {
  hero: 'Mole Man',
  name: 'Surge from the Depths',
  team: null,
  factor: 'strength',
  block: 'animal',
  level: 9,
  attack: 4,
  onHit: {
    at: 2,
    does: custom('ST503', function* (game) {
      const tops = game.reveal.tops(3);
      const found = tops.filter(top => moles.fits(game.card(top)));
      for (const top of found) game.hand.take(top, game.mine.deck);
      yield* game.deck.putBack(
        game.me,
        tops.filter(top => !found.includes(top)),
      );
      yield* game.play.fromHand(moles);
    }),
  },
});
