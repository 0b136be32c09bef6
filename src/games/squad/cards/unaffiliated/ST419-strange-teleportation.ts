import { attack } from '../../card.js';

export default attack('ST419', {
  hero: 'Deadpool',
  name: 'Strange Teleportation',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 9,
  attack: 8,
  text: 'If it is blocked from the hand, take another turn after this one.',
  *onBlocked(game) {
    game.turn.takeAnother();
  },
});
