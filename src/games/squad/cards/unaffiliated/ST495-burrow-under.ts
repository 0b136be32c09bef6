import { attack } from '../../card.js';

export default attack('ST495', {
  hero: 'Moloid',
  name: 'Burrow Under',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 2,
  attack: 2,
  text: '2 damage: put this card under your deck.',
  onHit: {
    at: 2,
    *does(game) {
      game.attack.putOnDeck('bottom');
    },
  },
});
