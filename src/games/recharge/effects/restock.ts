import { z } from 'zod';
import { text } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import { tell, took, word } from './effect.js';

/** Top cards of one's own discard pile go under one's draw pile. */
export const restock = word('restock', { count: z.int().min(1).max(5).default(3) }, ({ count }) => ({
  says: text('says-restock', { count }),
  run(match, by) {
    const { draw, discard } = match.player(by.seat);
    const back = discard.splice(-count);
    if (back.length === 0) return;
    took(match, by);
    draw.unshift(...back.map(instance => renew(match.state, instance)));
    tell(match, by, 'log-restock', { count: back.length });
  },
  able: (match, { seat }) => (match.player(seat).discard.length > 0 ? null : text('why-no-discard')),
}));
