import { z } from 'zod';

/** How many may sit at a table: the rules name no greatest number, and eight is as many as any game here takes. */
export const SEATS = { min: 2, max: 8 } as const;

/** The usual game first, then the short one (RE-S1). */
export const rechargeRulesets = ['tournament', 'sprint'] as const;

/** The values that counters have. */
export const COUNTERS = [1, 2, 3, 5] as const;

/** What a table agrees on. The values that counters may have are a field of the ruleset (RE-12). */
export const rechargeOptions = z.object({
  denominations: z
    .array(z.int().min(1).max(20))
    .min(1)
    .default([...COUNTERS]),
  goal: z.int().min(10).default(70),
  /** Hands after which the highest victory pile wins; left out: as many as it takes (RE-S1). */
  hands: z.int().min(1).optional(),
  /** A battle begins with a counter in the same answer, and nobody ventures after the first (RE-S2). */
  brisk: z.literal(true).optional(),
  first: z.int().min(0).optional(),
});
export type RechargeOptions = z.infer<typeof rechargeOptions>;

/** What the rulesets set of it. */
export const SETTINGS: Readonly<Record<(typeof rechargeRulesets)[number], z.input<typeof rechargeOptions>>> = {
  tournament: {},
  sprint: { goal: 35, hands: 6, brisk: true },
};
