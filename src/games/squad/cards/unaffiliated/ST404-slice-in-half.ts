import { attack } from '../../card.js';

export default attack('ST404', {
  hero: 'Elektra',
  name: 'Slice in Half',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 8,
  attack: 4,
  text: "4 damage: half of your opponent's deck, rounded up, is discarded.",
  onHit: {
    at: 4,
    *does(game) {
      game.deck.discardTop(game.them, Math.ceil(game.theirs.deck.length / 2));
    },
  },
});
