import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST364', {
  hero: 'Emma Frost',
  name: 'Touch of Frost',
  team: 'X-Men',
  factor: 'energy',
  block: 'animal',
  level: 4,
  attack: 2,
  text: "2 damage: name a number and look at your opponent's hand; all cards of that level are discarded.",
  onHit: {
    at: 2,
    *does(game) {
      yield* game.hand.discardAllSeen(ofLevel(yield* game.name.number()));
    },
  },
});
