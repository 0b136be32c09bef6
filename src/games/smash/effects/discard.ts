import { z } from 'zod';
import { type Play, type Seat, text } from '../../../kernel/index.js';
import { chooseCards } from '../rules/ask.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { discardFrom } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { LOST, named, word } from './effect.js';
import { cardsSaid, kind } from './kinds.js';
import { chooseTeams, share, teams, teamsMeant } from './teams.js';

/**
 * Hands are refilled at once, or if it is `late`, with the next card that their team plays or when its turn ends: what is
 * sure of it is that cards go, and not how many are held then.
 */
export const discard = word(
  'discard',
  {
    count: z.int().min(1).max(5),
    who: teams.default('rival'),
    kind: kind.optional(),
    random: z.literal(true).optional(),
    late: z.literal(true).optional(),
  },
  ({ count, who, kind: only, random, late }) => {
    function* goneOf(match: Match, by: Source, seat: Seat): Play<readonly Instance[]> {
      const able = match.team(seat).hand.filter(instance => only === undefined || match.card(instance).kind === only);
      const most = Math.min(count, able.length);
      if (random) return match.dealer.random('random from hand').shuffle(able).slice(0, most);
      const question = text('ask-discard', { ...named(by), count: most });
      return yield* chooseCards({ seat, reason: 'discard', question, source: by.card }, able, most);
    }
    return {
      says: text('says-discard', {
        who,
        what: cardsSaid(only, count),
        how: random ? 'random' : 'chosen',
        late: late ? 'yes' : 'no',
      }),
      *run(match, by) {
        for (const seat of yield* chooseTeams(match, by, who)) {
          const gone = yield* goneOf(match, by, seat);
          if (gone.length === 0) continue;
          match.dealer.effect(by.card);
          discardFrom(match, seat, gone, by.card, { late });
        }
      },
      // What rivals hold is hidden: any card of theirs may fit.
      able: (match, by) =>
        teamsMeant(match, by, who).some(seat => match.team(seat).hand.length > 0) ? null : text('unable-discard'),
      weight: (match, by) =>
        -count * share(match, by, who) * LOST[late ? 'late' : 'soon'] * (only === undefined ? 1 : 0.6),
      touches: who !== 'mine',
    };
  },
);
