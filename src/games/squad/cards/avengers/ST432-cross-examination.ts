import { custom } from '../../abilities/index.js';
import { attack, type Card } from '../../card.js';
import { ofFactor } from '../../filters.js';

/** Shares a factor, the level or the icon. */
const isAlike = (one: Card, other: Card): boolean =>
  ofFactor(...other.factors).fits(one) || one.level === other.level || one.block === other.block;

export default attack('ST432', {
  hero: 'She-Hulk',
  name: 'Cross-Examination',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 4,
  attack: 3,
  onHit: {
    at: 3,
    does: custom('ST432', function* (game) {
      const [mine] = (yield* game.hand.discard(game.me, 1)).map(instance => game.card(instance));
      yield* game.hand.discardAllSeen({ fits: card => mine !== undefined && isAlike(card, mine) });
    }),
  },
});
