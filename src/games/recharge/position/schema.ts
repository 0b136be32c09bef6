import { z } from 'zod';
import { outcomeSchema } from '../../../kernel/index.js';
import { SEATS } from '../options.js';
import { STEPS } from '../state.js';

const seat = z.int().min(0);
const cards = z.array(z.string()).default([]);
const counters = z.array(z.int().min(1)).default([]);
/** `on` counts the cards of the same chain from 0. */
const link = z.strictObject({
  card: z.string(),
  turned: z.boolean().default(false),
  on: z.int().min(0).nullable().default(null),
  side: z.enum(['left', 'right']).default('right'),
});
export type WrittenLink = z.output<typeof link>;

const player = z.strictObject({
  draw: cards,
  hand: cards,
  discard: cards,
  reserve: counters,
  venture: counters,
  victory: counters,
  chain: z.array(link).default([]),
  out: z.boolean().default(false),
});
export type WrittenPlayer = z.output<typeof player>;

const battle = z.strictObject({
  attacker: seat,
  waiting: z.array(seat).default([]),
  fighting: z.array(seat),
  turn: seat,
  /** Older documents say only whether the player before did. */
  ventured: z.union([z.boolean(), z.array(seat)]).default([]),
  passes: z.int().min(0).default(0),
  bare: z.literal(true).optional(),
});

/** A position document. What is left out is quiet: empty zones, nobody fighting, a turn. */
export const schema = z.strictObject({
  round: z.int().min(1).default(1),
  starter: seat.default(0),
  active: seat.optional(),
  step: z.enum(STEPS).default('turn'),
  idle: z.int().min(0).default(0),
  battle: battle.nullable().default(null),
  pot: counters,
  winner: seat.nullable().default(null),
  players: z.array(player).min(SEATS.min).max(SEATS.max),
  outcome: outcomeSchema,
});
