import { boost, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

const TITANIA = '01162';

export default treachery('01164', {
  name: "Titania's Fury",
  set: 'she_hulk_nemesis',
  quantity: 2,
  boost: 1,
  text: 'When revealed: Titania attacks your hero. If she does not, she heals all her damage and this surges. Boost: a boost card more.',
  abilities: [
    whenRevealed(function* (game) {
      const titania = game.table.copyOf(TITANIA);
      if (game.you.isHero && titania !== undefined && (yield* game.activation.attack(titania)) !== null) return;
      const still = game.table.copyOf(TITANIA);
      if (still !== undefined) game.damage.heal(still.damage, still);
      game.reveal.surge();
    }),
    boost(function* (game) {
      game.activation.addBoost();
    }),
  ],
});
