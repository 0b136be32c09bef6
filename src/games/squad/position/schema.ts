import { z } from 'zod';
import { outcomeSchema } from '../../../kernel/index.js';
import { LEAST_POWER, MOST_POWER } from '../rules/power.js';
import { memory, pair } from './memory.js';

const seat = z.int().min(0).max(1);
const cards = z.array(z.string()).default([]);
/** `owner`: whose card it is, where somebody else controls it (SQ-23). `printed`: what it is when it leaves play, where it copies another. */
const keeper = z.union([
  z.string(),
  z.strictObject({ card: z.string(), owner: seat.optional(), printed: z.string().optional() }),
]);
export type WrittenKeeper = z.output<typeof keeper>;

/** A position document. What is left out is quiet: empty zones, power 1, an attack to choose. */
export const schema = z.strictObject({
  power: z.int().min(LEAST_POWER).max(MOST_POWER).default(1),
  turn: z.int().min(1).default(1),
  first: seat.optional(),
  active: seat.default(0),
  step: z.enum(['start', 'attack', 'end']).default('attack'),
  coins: z.array(z.enum(['heads', 'tails'])).default([]),
  nextFlip: z.enum(['heads', 'none']).nullable().default(null),
  extraTurns: z.int().min(0).default(0),
  players: pair(z.strictObject({ deck: cards, hand: cards, discard: cards, keepers: z.array(keeper).default([]) })),
  memory: memory.optional(),
  /** No card of this pool leaves an effect behind that is not a Keeper or a memory. */
  effects: z
    .array(z.unknown())
    .max(0, 'no lasting effects are known: a Keeper or "memory" holds what lasts')
    .default([]),
  outcome: outcomeSchema,
});
export type Written = z.output<typeof schema>;
