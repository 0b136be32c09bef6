import { attack } from '../../card.js';

export default attack('ST474', {
  hero: 'Dr. Doom',
  name: 'Doom Shall Prevail!',
  team: null,
  factor: 'tech',
  block: 'animal',
  level: 14,
  attack: 14,
  text: "2 damage: your opponent's whole deck is discarded.",
  onHit: {
    at: 2,
    *does(game) {
      game.deck.discardTop(game.them, game.theirs.deck.length);
    },
  },
});
