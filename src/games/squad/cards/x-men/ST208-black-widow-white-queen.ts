import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST208', {
  hero: 'Black Widow & Emma Frost',
  name: 'Black Widow, White Queen',
  team: 'X-Men',
  factor: ['animal', 'energy'],
  block: 'speed',
  level: 9,
  attack: 4,
  onHit: {
    at: 4,
    does: custom('ST208', function* (game) {
      const [keeper] = yield* game.ask.mayKeepers(game.theirs.keepers, 'ask-return-keeper');
      if (keeper !== undefined && game.keepers.returnToHand(keeper)) yield* game.hand.discard(game.them, 1);
    }),
  },
});
