import { attack } from '../../card.js';

export default attack('ST453', {
  hero: 'Emma Frost',
  name: 'What Were You Thinking!?',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 1,
  attack: 2,
  text: "2 damage: look at your opponent's hand.",
  onHit: {
    at: 2,
    *does(game) {
      game.look.atHand();
    },
  },
});
