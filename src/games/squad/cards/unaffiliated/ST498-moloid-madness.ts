import { attack } from '../../card.js';

export default attack('ST498', {
  hero: 'Moloid',
  name: 'Moloid Madness',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 2,
  attack: 3,
  text: '2 damage: there is no flip for power next turn.',
  onHit: {
    at: 2,
    *does(game) {
      game.coin.settleNext('none');
    },
  },
});
