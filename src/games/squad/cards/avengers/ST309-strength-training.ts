import { attack } from '../../card.js';

export default attack('ST309', {
  hero: 'Iron Man & She-Hulk',
  name: 'Strength Training',
  team: 'Avengers',
  factor: ['tech', 'strength'],
  block: 'energy',
  level: 6,
  attack: 6,
  text: '6 damage: discard your hand.',
  onHit: {
    at: 6,
    does: game => game.hand.discardAll(game.me),
  },
});
