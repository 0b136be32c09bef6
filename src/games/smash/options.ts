import { z } from 'zod';

/** Both ways with Team-Ups (SM-3), the usual one first. */
export const smashRulesets = ['match', 'any'] as const;

/** What a table agrees on. `teamUpTypes`: whether two heroes must match a Team-Up's types (SM-3). */
export const smashOptions = z.object({
  teamUpTypes: z.enum(smashRulesets).default('match'),
  first: z.int().min(0).optional(),
});
export type SmashOptions = z.infer<typeof smashOptions>;
