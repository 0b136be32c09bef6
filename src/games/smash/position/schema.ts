import { z } from 'zod';
import { outcomeSchema } from '../../../kernel/index.js';

const cards = z.array(z.string()).default([]);
const count = z.int().min(0).default(0);
/** `lootOf`: whose the Loot is, where it was stolen. */
const place = z.strictObject({
  card: z.string(),
  stunned: z.boolean().default(false),
  loot: z.string().nullable().default(null),
  lootOf: z.int().min(0).optional(),
  readyAt: count,
  shieldedUntil: count,
});
export type WrittenPlace = z.output<typeof place>;

const team = z.strictObject({
  stack: cards,
  /** A hero by its id, a hero with its state, or null for an empty place. */
  places: z.array(z.union([z.string(), place, z.null()])).default([]),
  defeated: cards,
  deck: cards,
  hand: cards,
  discard: cards,
  turns: count,
  missing: z.enum(['none', 'next', 'last']).default('none'),
  out: z.boolean().default(false),
});
export type WrittenTeam = z.output<typeof team>;

/** A position document. What is left out is quiet: empty zones, the first action of a turn. */
export const schema = z.strictObject({
  turn: z.int().min(1).optional(),
  active: count,
  actions: count.default(1),
  extra: z.boolean().default(false),
  begun: z.boolean().default(false),
  idle: count,
  quiet: count,
  /** Teams that are out, in the order in which they went out; together, those that fell to one card. */
  fallen: z.array(z.array(z.int().min(0)).min(1)).optional(),
  teams: z.array(team).min(2).max(8),
  outcome: outcomeSchema,
});

/** A hero of which a document says nothing but its id. */
export const plain = (card: string): WrittenPlace => place.parse({ card });
