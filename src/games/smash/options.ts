import { z } from 'zod';

/** What a table agrees on. `teamUpTypes`: whether two heroes must match a Team-Up's types (SM-3). */
export const smashOptions = z.object({
  teamUpTypes: z.enum(['match', 'any']).default('match'),
  first: z.int().min(0).optional(),
});
export type SmashOptions = z.infer<typeof smashOptions>;
