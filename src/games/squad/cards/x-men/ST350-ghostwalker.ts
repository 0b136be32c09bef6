import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST350', {
  hero: 'Shadowcat',
  name: 'Ghostwalker',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 8,
  attack: 4,
  text: "3 damage: this turn icons from your opponent's hand stop nothing, and you may play another card.",
  onHit: {
    at: 3,
    *does(game) {
      game.turn.ignoreIcons('hand');
      yield* game.play.fromHand(anyCard);
    },
  },
});
