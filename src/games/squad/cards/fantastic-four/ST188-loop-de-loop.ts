import { attack } from '../../card.js';

export default attack('ST188', {
  hero: 'Mr. Fantastic',
  name: 'Loop de Loop',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 9,
  attack: 12,
  text: '2 damage: put this card on top of your deck.',
  onHit: {
    at: 2,
    *does(game) {
      game.attack.putOnDeck('top');
    },
  },
});
