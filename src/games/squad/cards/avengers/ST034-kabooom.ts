import { attack } from '../../card.js';

export default attack('ST034', {
  hero: 'Iron Man',
  name: 'Kabooom!',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 10,
  attack: 6,
  text: '2 damage: your Keepers hit for 4, oldest first; each is destroyed after its hit.',
  onHit: {
    at: 2,
    *does(game) {
      for (const keeper of [...game.mine.keepers]) {
        yield* game.hit.keeper(keeper, 4);
        game.keepers.destroy(keeper);
      }
    },
  },
});
