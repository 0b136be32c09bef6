import { attack } from '../../card.js';

export default attack('ST033', {
  hero: 'Iron Man',
  name: 'Go Team!',
  team: 'Avengers',
  factor: 'energy',
  block: 'tech',
  level: 7,
  attack: 4,
  text: '2 damage: heal 1 per Keeper of yours in play.',
  onHit: {
    at: 2,
    *does(game) {
      game.deck.heal(game.mine.keepers.length);
    },
  },
});
