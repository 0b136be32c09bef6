import { attack } from '../../card.js';

export default attack('ST324', {
  hero: 'Dr. Strange',
  name: 'Erase Your Destiny',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 10,
  attack: 6,
  text: '3 damage: your opponent discards the whole hand.',
  onHit: {
    at: 3,
    does: game => game.hand.discardAll(game.them),
  },
});
