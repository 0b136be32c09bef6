import { z } from 'zod';
import { text } from '../../../kernel/index.js';
import { instanceList } from '../../../tabletop/index.js';
import { chooseCards } from '../rules/ask.js';
import { rivalsOf } from '../rules/heroes.js';
import { discardFrom } from '../rules/zones.js';
import { asking, LOST, word } from './effect.js';
import { chooseTeams } from './teams.js';

/** Looks at a rival's hand, and discards so many cards of it. */
export const look = word(
  'look',
  {
    discard: z.int().min(0).max(3).default(0),
    late: z.literal(true).optional(),
  },
  ({ discard: count, late }) => ({
    says: text('says-look', { count, late: late && count > 0 ? 'yes' : 'no' }),
    *run(match, by) {
      const { seat, card } = by;
      for (const rival of yield* chooseTeams(match, by, 'rival')) {
        const { hand } = match.team(rival);
        if (hand.length === 0) continue;
        match.dealer.effect(card);
        match.dealer.show();
        match.dealer.log({
          id: 'log-look',
          args: { who: { seat }, whose: { seat: rival } },
          why: { card },
          secret: {
            seats: [seat],
            id: 'log-look-own',
            args: { whose: { seat: rival }, cards: instanceList(hand) },
          },
        });
        const most = Math.min(count, hand.length);
        if (most === 0) continue;
        const question = text('ask-their-discard', { card: { card }, whose: { seat: rival }, count: most });
        const gone = yield* chooseCards(asking(by, 'their discard', question), hand, most);
        discardFrom(match, rival, gone, card, { late });
      }
    },
    able: (match, { seat }) =>
      rivalsOf(match, seat).some(rival => match.team(rival).hand.length > 0) ? null : text('unable-look'),
    weight: () => 0.3 + count * LOST[late ? 'late' : 'soon'],
    touches: true,
  }),
);
