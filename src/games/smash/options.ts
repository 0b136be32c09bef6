import { z } from 'zod';

/** Both ways with Team-Ups (SM-3), the usual one first; then the short match (SM-Q1). */
export const smashRulesets = ['match', 'any', 'quick'] as const;

/** What a table agrees on. */
export const smashOptions = z.object({
  /** Whether two heroes must match a Team-Up's types (SM-3). */
  teamUpTypes: z.enum(['match', 'any']).default('match'),
  /** How many of the nine heroes are dealt; left out: all of them (SM-Q2). */
  heroes: z.int().min(3).max(8).optional(),
  /** So many defeated heroes put a team out; left out: all of them (SM-Q1). */
  falls: z.int().min(1).max(8).optional(),
  first: z.int().min(0).optional(),
});
export type SmashOptions = z.infer<typeof smashOptions>;

/** What the rulesets set of it. */
export const SETTINGS: Readonly<Record<(typeof smashRulesets)[number], z.input<typeof smashOptions>>> = {
  match: { teamUpTypes: 'match' },
  any: { teamUpTypes: 'any' },
  quick: { teamUpTypes: 'match', heroes: 3, falls: 2 },
};
