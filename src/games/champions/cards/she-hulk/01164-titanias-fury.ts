import { boost, custom, getsBoost, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

const TITANIA = '01162';

export default treachery('01164', {
  name: "Titania's Fury",
  set: 'she_hulk_nemesis',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealed(
      custom('01164', function* (game) {
        const titania = game.table.copyOf(TITANIA);
        if (game.you.isHero && titania !== undefined && (yield* game.activation.attack(titania)) !== null) return;
        const still = game.table.copyOf(TITANIA);
        if (still !== undefined) game.damage.heal(still.damage, still);
        game.reveal.surge();
      }),
    ),
    boost(getsBoost),
  ],
});
