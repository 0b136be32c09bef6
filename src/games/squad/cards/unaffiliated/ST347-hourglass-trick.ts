import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST347', {
  hero: 'Dr. Strange',
  name: 'Hourglass Trick',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 3,
  attack: 3,
  onHit: {
    at: 2,
    does: custom('ST347', function* (game) {
      const [keeper] = yield* game.ask.mayKeepers(game.keepers.all, 'ask-deck-keeper');
      if (keeper !== undefined) game.keepers.putOnDeck(keeper);
    }),
  },
});
