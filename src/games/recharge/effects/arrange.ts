import { z } from 'zod';
import { chooseOrder, text } from '../../../kernel/index.js';
import { instanceList, instanceOf, optionOf, renew, take } from '../../../tabletop/index.js';
import { because, named, took, word } from './effect.js';

/** Puts the top cards of one's own draw pile in any order. */
export const arrange = word('arrange', { count: z.int().min(2).max(5).default(3) }, ({ count }) => ({
  says: text('says-arrange', { count }),
  *run(match, by) {
    const { draw: pile } = match.player(by.seat);
    const tops = pile.slice(-count).reverse();
    if (tops.length === 0) return;
    took(match, by);
    match.dealer.show();
    const keys = yield* chooseOrder({
      seat: by.seat,
      reason: 'order',
      question: text('ask-order', named(by)),
      source: by.instance.card,
      options: tops.map(optionOf),
    });
    const ordered = keys.map(key => take(pile, instanceOf(key)));
    pile.push(...ordered.toReversed().map(instance => renew(match.state, instance)));
    // Its player reads them, too: a single one is seen, though there is nothing to put in order.
    const cards = instanceList(ordered);
    match.dealer.log({
      id: 'log-arrange',
      args: { who: { seat: by.seat }, count: tops.length },
      why: because(by),
      secret: { seats: [by.seat], id: 'log-arrange-own', args: { count: tops.length, cards } },
    });
  },
  able: (match, { seat }) => (match.player(seat).draw.length > 0 ? null : text('why-no-draw')),
}));
