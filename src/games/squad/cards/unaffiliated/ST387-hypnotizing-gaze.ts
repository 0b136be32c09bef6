import { attack } from '../../card.js';

export default attack('ST387', {
  hero: 'Dr. Strange',
  name: 'Hypnotizing Gaze',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 5,
  attack: 3,
  text: '3 damage: your opponent discards a card, found by chance.',
  onHit: {
    at: 3,
    does: game => game.hand.discardAtRandom(1),
  },
});
