import { text } from '../../../kernel/index.js';
import type { PriceChange } from '../behaviour.js';

/** What cards cost more or less. */

/** Events cost their player more while this lies there. */
export const eventsCostMore = (by: number): PriceChange => ({
  by,
  says: text('price-events', { by }),
  fits: (_look, card) => card.kind === 'event',
});

/** Upgrades that are attached to this card cost less, for any player. */
export const upgradesHereCostLess = (by: number): PriceChange => ({
  by: -by,
  says: text('price-upgrades-here', { by }),
  everybody: true,
  fits: (look, card, host) => card.kind === 'upgrade' && host !== null && look.self.is(host.id),
});
