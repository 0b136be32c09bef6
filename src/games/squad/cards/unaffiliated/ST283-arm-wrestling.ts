import { custom, iDiscard, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST283', {
  hero: 'Red Hulk',
  name: 'Arm Wrestling',
  team: null,
  factor: 'strength',
  block: 'tech',
  level: 5,
  attack: 4,
  onHit: {
    at: 2,
    does: inTurn(
      iDiscard(1),
      custom('ST283', function* (game) {
        const top = game.mine.discard.at(-1);
        if (top !== undefined) yield* game.hit.card(top, 4);
      }),
    ),
  },
});
