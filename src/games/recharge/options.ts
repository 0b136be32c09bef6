import { z } from 'zod';

/** How many may sit at a table: the rules name no greatest number, and eight is as many as any game here takes. */
export const SEATS = { min: 2, max: 8 } as const;

/** What a table agrees on. The values that counters may have are a field of the ruleset (RE-12). */
export const rechargeOptions = z.object({
  denominations: z.array(z.int().min(1).max(20)).min(1).default([1, 2, 3, 5]),
  goal: z.int().min(10).default(70),
  first: z.int().min(0).optional(),
});
export type RechargeOptions = z.infer<typeof rechargeOptions>;
