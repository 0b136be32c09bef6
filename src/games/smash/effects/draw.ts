import { z } from 'zod';
import { type Seat, text } from '../../../kernel/index.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { afterPlaying, draw as drawTo, handSize, refill } from '../rules/zones.js';
import { CARD, type Change, change, word } from './effect.js';
import { share, surelyMeant, teams, teamsMeant, toEach } from './teams.js';

export const draw = word(
  'draw',
  {
    count: z.int().min(1).max(5),
    who: teams.default('mine'),
  },
  ({ count, who }) => ({
    says: text('says-draw', { who, count }),
    run: (match, by) =>
      toEach(match, by, who, seat => {
        // The hand is refilled first (SM-5), but not in a rival's turn: what was taken for longer stays away (SM-C30).
        if (seat === match.state.active) refill(match, seat);
        if (drawTo(match, seat, count, 'effect') > 0) match.dealer.effect(by.card);
      }),
    able: (match, by) =>
      teamsMeant(match, by, who).some(seat => hasMore(match, seat, by)) ? null : text('unable-draw'),
    changes: (match, by) =>
      surelyMeant(match, by, who)
        .map(seat => drawn(match, seat, count, by))
        .filter(({ before, after }) => after > before),
    weight: (match, by) => count * share(match, by, who) * CARD,
    touches: who !== 'mine',
  }),
);

/** Cards that a team can still draw, those of its discard pile too (SM-13). */
const left = (match: Match, seat: Seat): number => {
  const { deck, discard } = match.team(seat);
  return deck.length + discard.length;
};

/** Whether a team can draw once the card has been played, which may be all there is to draw (SM-C27). */
const hasMore = (match: Match, seat: Seat, by: Source): boolean =>
  left(match, seat) > 0 || (seat === by.seat && refilled(match, by) < match.team(seat).hand.length);

/** What the hand of its team comes to before that (SM-5). */
function refilled(match: Match, by: Source): number {
  const all = match.team(by.seat).hand.length + left(match, by.seat);
  return Math.max(afterPlaying(match, by).held, Math.min(handSize(match, by.seat), all));
}

function drawn(match: Match, seat: Seat, count: number, by: Source): Change {
  const { length: held } = match.team(seat).hand;
  const before = seat === by.seat ? refilled(match, by) : held;
  return change(match, seat, 'hand', Math.min(held + left(match, seat), before + count));
}
