import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST349', {
  hero: 'Shadowcat',
  name: 'The Critical Phase',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 13,
  attack: 6,
  text: "2 damage: this turn icons from your opponent's deck stop nothing, and you may play another card.",
  onHit: {
    at: 2,
    *does(game) {
      game.turn.ignoreIcons('deck');
      yield* game.play.fromHand(anyCard);
    },
  },
});
