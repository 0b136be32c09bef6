import { z } from 'zod';
import { type Json, LEVELS } from '../kernel/index.js';
import type { MatchRow } from '../store/port.js';

/** What a table was opened with that is not the game's business. */
export const termsSchema = z.object({
  /** Who may take the other place; null: anyone. */
  invited: z.string().nullable(),
  /** Decks are named only when the match is over. */
  secretDecks: z.boolean(),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  /** Matches each player has won in the series so far, by player id. */
  score: z.record(z.string(), z.int()),
  /** Number of this match in its series, from 1. */
  round: z.int(),
  /** Of a series: what the secrets of all its matches are made from (64 hex digits). Never shown, never logged. */
  root: z.string().optional(),
  /** A first match: questions come with advice. */
  guided: z.boolean(),
  /** The match of which this is a rematch: there is only one. */
  rematchOf: z.string().optional(),
  /** The quest that is played here, and how well its enemy plays. */
  quest: z.object({ id: z.string(), level: z.enum(LEVELS) }).optional(),
  /** Milliseconds for which nothing may happen before a default stands in for whoever is awaited; left out: people are waited for. */
  clock: z.int().positive().optional(),
  /** Who had a seat before a practice player stood in, by seat. */
  away: z.record(z.string(), z.string()).optional(),
  /** Who wishes to take something back, how many moves there were then, and who has agreed. */
  undo: z.object({ seat: z.int(), moves: z.int(), agreed: z.array(z.int()) }).optional(),
  /** The table of a league night that is played here. `sealed`: other tables have the same secret and are not done. */
  league: z.object({ night: z.string(), round: z.int(), table: z.int(), sealed: z.boolean() }).optional(),
  /** Nothing may be taken back here, whatever the game allows. */
  noUndo: z.literal(true).optional(),
  /** Why the table was closed; only what is called off may have begun. */
  closed: z.enum(['declined', 'withdrawn', 'expired', 'called-off']).optional(),
});
export type Terms = z.infer<typeof termsSchema>;

export const readTerms = (json: Json): Terms => termsSchema.parse(json);

/** Whether the secret of a match, and all that was hidden in it, may be shown. */
export const isRevealed = ({ status, terms }: Pick<MatchRow, 'status' | 'terms'>): boolean =>
  status === 'over' && readTerms(terms).league?.sealed !== true;
