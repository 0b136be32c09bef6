import { type Seat, text } from '../../../kernel/index.js';
import type { Match } from '../rules/match.js';
import { type By, change, tell, took, word } from './effect.js';
import { rivals } from './rivals.js';

const withCounters = (match: Match, by: By): Seat[] =>
  rivals(match, by).filter(seat => match.player(seat).reserve.length > 0);

/** Each rival of this battle ventures their lowest counter. */
export const rivalsVenture = word('rivals venture', {}, () => ({
  says: text('says-rivals-venture'),
  run(match, by) {
    for (const seat of withCounters(match, by)) {
      const { reserve, venture } = match.player(seat);
      const value = reserve.shift() as number;
      took(match, by);
      venture.push(value);
      tell(match, by, 'log-venture', { value }, seat);
    }
  },
  able: (match, by) => (withCounters(match, by).length > 0 ? null : text('why-no-rival-counter')),
  changes: (match, by) =>
    withCounters(match, by).flatMap(seat => [change(match, seat, 'reserve', -1), change(match, seat, 'venture', 1)]),
}));

/** One's own lowest ventured counter goes back to the reserve. */
export const counterBack = word('counter back', {}, () => ({
  says: text('says-counter-back'),
  run(match, by) {
    const { venture, reserve } = match.player(by.seat);
    if (venture.length === 0) return;
    took(match, by);
    const lowest = Math.min(...venture);
    venture.splice(venture.indexOf(lowest), 1);
    reserve.push(lowest);
    reserve.sort((one, other) => one - other);
    tell(match, by, 'log-counter-back', { value: lowest });
  },
  able: (match, { seat }) => (match.player(seat).venture.length > 0 ? null : text('why-no-venture')),
  changes: (match, { seat }) =>
    match.player(seat).venture.length > 0
      ? [change(match, seat, 'venture', -1), change(match, seat, 'reserve', 1)]
      : [],
}));
