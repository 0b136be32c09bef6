import { attack } from '../../card.js';

export default attack('ST348', {
  hero: 'Dr. Doom',
  name: 'Time Travel',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 10,
  attack: 8,
  text: '2 damage: take another turn after this one.',
  onHit: {
    at: 2,
    *does(game) {
      game.turn.takeAnother();
    },
  },
});
