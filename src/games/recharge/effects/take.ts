import { text } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import { change, tell, took, word } from './effect.js';

/** Takes the top card of one's own discard pile. */
export const take = word('take', {}, () => ({
  says: text('says-take'),
  run(match, by) {
    const { discard: pile, hand } = match.player(by.seat);
    const top = pile.pop();
    if (top === undefined) return;
    took(match, by);
    hand.push(renew(match.state, top));
    tell(match, by, 'log-take-discard', { what: { card: top.card } });
  },
  able: (match, { seat }) => (match.player(seat).discard.length > 0 ? null : text('why-no-discard')),
  changes: (match, { seat }) => (match.player(seat).discard.length > 0 ? [change(match, seat, 'hand', 1)] : []),
}));
