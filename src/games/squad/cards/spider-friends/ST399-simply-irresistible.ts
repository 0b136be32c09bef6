import { naming } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST399', {
  hero: 'Spider-Woman',
  name: 'Simply Irresistible',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'elemental',
  level: 7,
  attack: 3,
  text: "3 damage: name a factor and look at your opponent's hand; all cards of it are discarded.",
  onHit: {
    at: 3,
    does: naming(function* (game, factor) {
      yield* game.hand.discardAllSeen(ofFactor(factor));
    }),
  },
});
