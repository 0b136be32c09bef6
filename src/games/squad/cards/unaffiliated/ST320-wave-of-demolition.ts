import { attack } from '../../card.js';

export default attack('ST320', {
  hero: 'Red Hulk',
  name: 'Wave of Demolition',
  team: null,
  factor: 'strength',
  block: 'animal',
  level: 7,
  attack: 5,
  text: '2 damage: flip a coin for each Keeper of your opponent, oldest first; heads destroys it.',
  onHit: {
    at: 2,
    *does(game) {
      const fallen = game.theirs.keepers.filter(() => game.coin.flip());
      game.keepers.destroyTogether(fallen);
    },
  },
});
