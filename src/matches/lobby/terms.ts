import { z } from 'zod';
import { type Json, LEVELS } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';

/** What may happen when a clock runs out: the careful answer stands in, or a practice bot for good, or the seat gives up. */
export const LAPSES = ['default', 'stand-in', 'forfeit'] as const;
export type Lapse = (typeof LAPSES)[number];

const bySeat = z.record(z.string(), z.int()).optional();

/** What a table was opened with that is not the game's business. */
export const termsSchema = z.object({
  /** Who may take the other place; null: anyone. */
  invited: z.string().nullable(),
  /** They aren't pinged: the host's last challenge to them was just before (true), or they wish for none now. */
  hushed: z.union([z.literal(true), z.literal('wish')]).optional(),
  /** Decks are named only when the match is over. */
  secretDecks: z.boolean(),
  bestOf: z.literal([1, 3]),
  /** Matches each player has won in the series so far, by player id. */
  score: z.record(z.string(), z.int()),
  /** Number of this match in its series, from 1. */
  round: z.int(),
  /** Of a series: what the secrets of all its matches are made from (64 hex digits). Never shown, never logged. */
  root: z.string().optional(),
  /** The match of which this is a rematch: there is only one. */
  rematchOf: z.string().optional(),
  /** The quest that is played here, and how well its enemy plays. */
  quest: z.object({ id: z.string(), level: z.enum(LEVELS) }).optional(),
  /** A lesson: which tips have been given, at which question and after how many moves; and the lines that tips wait for, where the log has had them. */
  lesson: z
    .object({
      given: z.record(z.string(), z.object({ prompt: z.int(), moves: z.int() })),
      heard: z.record(z.string(), z.int()),
    })
    .optional(),
  /** Milliseconds that each question may wait for its player; left out: people are waited for. */
  clock: z.int().positive().optional(),
  /** Milliseconds that each seat has beside that, once for the whole match. */
  bank: z.int().positive().optional(),
  /** What happens when both are used up; left out, the careful answer stands in. */
  lapse: z.enum(LAPSES).optional(),
  /** By seat: the question that waits for its player, and since when. */
  waits: z.record(z.string(), z.object({ prompt: z.int(), since: z.int() })).optional(),
  /** By seat: milliseconds of the bank that are used up. */
  spent: bySeat,
  /** By seat: how often the clock has answered since its player did. */
  late: bySeat,
  /** By seat: the question for which its player asked for more time, until they have answered one. */
  later: bySeat,
  /** By seat: when its player was nudged last. */
  nudged: bySeat,
  /** Another clock that somebody proposes, and who has agreed. */
  proposal: z
    .object({
      number: z.int(),
      seat: z.int(),
      clock: z.int().positive().nullable(),
      bank: z.int().positive().nullable(),
      lapse: z.enum(LAPSES),
      agreed: z.array(z.int()),
    })
    .optional(),
  /** Who had a seat before a practice bot stood in, by seat. */
  away: z.record(z.string(), z.string()).optional(),
  /** By person: the seat they are asked to play on for, by whom, when they were pinged for that, and whether they may still say so. */
  offers: z
    .record(z.string(), z.object({ seat: z.int(), by: z.string(), pinged: z.int(), open: z.boolean() }))
    .optional(),
  /** By seat that has gone into other hands: how many moves there were at that, and during how many a practice bot sat there. Statistics read it. */
  practised: z.record(z.string(), z.object({ since: z.int(), had: z.int() })).optional(),
  /** By seat that one person has had after another: how many moves there were at that. */
  taken: z.record(z.string(), z.int()).optional(),
  /** A hint was given among partners: no matter who sits here at the end, no rating hangs on it. Statistics read it. */
  hinted: z.literal(true).optional(),
  /** Seats whose players never came and lost their place: this match counts for none of them. Statistics read it. */
  missed: z.array(z.int()).optional(),
  /** Who wishes to take something back, how many moves there were then, and who has agreed. False: nothing is undone here. */
  undo: z
    .union([
      z.literal(false),
      z.object({
        seat: z.int(),
        moves: z.int(),
        agreed: z.array(z.int()),
        withdrawn: z.literal(true).optional(),
      }),
    ])
    .optional(),
  /** The table of a league night that is played here. `sealed`: other tables have the same secret and are not done. */
  league: z.object({ night: z.string(), round: z.int(), table: z.int(), sealed: z.boolean() }).optional(),
  /** Why the table was closed; only what is cancelled may have begun. */
  closed: z.enum(['declined', 'withdrawn', 'expired', 'called-off', 'goes-on']).optional(),
  /** Of a league's table that goes on in another match: the seats of those who had left the night, and of those who did not come. */
  goesOn: z.object({ left: z.array(z.int()), away: z.array(z.int()) }).optional(),
});
export type Terms = z.infer<typeof termsSchema>;

/** The terms of a table at which nothing has been agreed on. */
export const plainTerms: Terms = { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 };

const known = new WeakMap<object, Terms>();

/** What is agreed on, from what is stored: read once of each. */
export function readTerms(json: Json): Terms {
  if (typeof json !== 'object' || json === null) return termsSchema.parse(json);
  const terms = known.get(json) ?? termsSchema.parse(json);
  known.set(json, terms);
  return terms;
}

type Agreed = Partial<Pick<Terms, 'clock' | 'bank' | 'lapse' | 'undo'>>;

/** What a table has agreed on about time and undo: what holds for a rematch too. */
export const agreed = ({ clock, bank, lapse, undo }: Agreed): Agreed => ({
  ...(clock !== undefined && { clock }),
  ...(bank !== undefined && { bank }),
  ...(lapse !== undefined && { lapse }),
  ...(undo === false && { undo }),
});

/** What the next match of a series takes over: all but what belongs to the match that is over. */
export function lasting(terms: Terms): Terms {
  const {
    rematchOf: _,
    waits: _1,
    spent: _2,
    late: _3,
    later: _4,
    nudged: _5,
    proposal: _6,
    undo: _7,
    away: _8,
    hinted: _9,
    missed: _10,
    practised: _11,
    hushed: _12,
    offers: _13,
    taken: _14,
    ...kept
  } = terms;
  return { ...kept, ...agreed(terms) };
}

/** Whether a match is a table of a league night. */
export const isInNight = ({ terms }: Pick<MatchRow, 'terms'>): boolean => readTerms(terms).league !== undefined;

/** Whether the secret of a match, and all that was hidden in it, may be shown. */
export const isRevealed = ({ status, terms }: Pick<MatchRow, 'status' | 'terms'>): boolean =>
  status === 'over' && readTerms(terms).league?.sealed !== true;
