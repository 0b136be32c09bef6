import { z } from 'zod';

/** What a table agrees on. `first`: the seat that begins; left out, a coin decides. */
export const squadOptions = z.object({
  ruleset: z.enum(['tcg', 'online', 'quick']).default('tcg'),
  first: z.union([z.literal(0), z.literal(1)]).optional(),
});
export type SquadOptions = z.infer<typeof squadOptions>;
