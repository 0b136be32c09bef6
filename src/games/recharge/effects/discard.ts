import { z } from 'zod';
import { chooseSome, text } from '../../../kernel/index.js';
import { instanceList, instanceOf, optionOf, take } from '../../../tabletop/index.js';
import { discard as discardTo } from '../rules/zones.js';
import { change, named, tell, took, word } from './effect.js';
import { chooseRival, noHand, rivals } from './rivals.js';

/** A rival of this battle discards cards of their choice. */
export const discard = word('discard', { count: z.int().min(1).max(3).default(1) }, ({ count }) => ({
  says: text('says-discard', { count }),
  *run(match, by) {
    const rival = yield* chooseRival(match, by);
    if (rival === null) return;
    const { hand } = match.player(rival);
    const keys = yield* chooseSome({
      seat: rival,
      reason: 'discard',
      question: text('ask-discard', { ...named(by), count }),
      source: by.instance.card,
      options: hand.map(optionOf),
      min: count,
      max: count,
    });
    if (keys.length === 0) return;
    took(match, by);
    match.dealer.show();
    const gone = keys.map(key => take(hand, instanceOf(key)));
    discardTo(match, gone);
    tell(match, by, 'log-discard', { cards: instanceList(gone) }, rival);
  },
  able: noHand,
  // Of several rivals one is chosen.
  changes(match, by) {
    const [rival, ...others] = rivals(match, by);
    if (rival === undefined || others.length > 0) return [];
    const cards = Math.min(count, match.player(rival).hand.length);
    return cards === 0 ? [] : [change(match, rival, 'hand', -cards)];
  },
}));
