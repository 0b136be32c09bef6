import { naming } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST400', {
  hero: 'Black Widow',
  name: 'Victim of the Widow',
  team: null,
  factor: 'elemental',
  block: 'tech',
  level: 8,
  attack: 8,
  text: "3 damage: name a factor; turn up cards from your opponent's deck until one is not of it. All of them are discarded.",
  onHit: {
    at: 3,
    does: naming(function* (game, factor) {
      game.deck.discardThese(game.them, game.reveal.topsWhile(game.them, ofFactor(factor)));
    }),
  },
});
