import { z } from 'zod';
import { type Seat, text } from '../../../kernel/index.js';
import type { Match } from '../rules/match.js';
import { draw as drawTo } from '../rules/zones.js';
import { inBattle } from '../state.js';
import { type By, because, change, took, word } from './effect.js';

export const draw = word(
  'draw',
  {
    count: z.int().min(1).max(3).default(1),
    /** `all`: everybody who is in this battle. */
    who: z.enum(['mine', 'all']).default('mine'),
  },
  ({ count, who }) => {
    const seats = (match: Match, by: By): readonly Seat[] =>
      who === 'all' ? inBattle(match.state, by.seat) : [by.seat];
    const coming = (match: Match, by: By) =>
      seats(match, by)
        .map(seat => ({ seat, cards: Math.min(count, match.player(seat).draw.length) }))
        .filter(({ cards }) => cards > 0);
    return {
      says: text('says-draw', { count, who }),
      run(match, by) {
        for (const seat of seats(match, by)) if (drawTo(match, seat, count, because(by)) > 0) took(match, by);
      },
      able: (match, by) => (coming(match, by).length > 0 ? null : text('why-no-draw')),
      changes: (match, by) => coming(match, by).map(({ seat, cards }) => change(match, seat, 'hand', cards)),
    };
  },
);
