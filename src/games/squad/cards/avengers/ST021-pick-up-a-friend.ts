import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST021', {
  hero: 'Giant-Man',
  name: 'Pick Up a Friend',
  team: 'Avengers',
  factor: 'strength',
  block: 'tech',
  level: 3,
  attack: 5,
  onHit: {
    at: 2,
    does: custom('ST021', function* (game) {
      const keeper = yield* game.ask.keeper(game.mine.keepers, 'ask-return-mine');
      if (keeper !== null) game.keepers.returnToHand(keeper);
    }),
  },
});
