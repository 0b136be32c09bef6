import { attack } from '../../card.js';

export default attack('ST337', {
  hero: 'Giant-Man',
  name: 'Larger than Life',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 2,
  attack: 3,
  text: '2 damage: the flip for power next turn is heads.',
  onHit: {
    at: 2,
    *does(game) {
      game.coin.settleNext('heads');
    },
  },
});
