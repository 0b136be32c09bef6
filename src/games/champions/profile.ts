import { z } from 'zod';

/** Places where the editions of the Rules Reference differ in a way that a table can see, each with the reading we use. */
export const rulesProfile = z.object({
  /** `revealNow`: one more card is revealed at once. `dealFacedown`: it is dealt face down, as a When Revealed ability. */
  surge: z.enum(['revealNow', 'dealFacedown']).default('revealNow'),
  /** `first`: before all other forced abilities after an attack. `withForced`: one of them, in the first player's order. */
  retaliateOrder: z.enum(['first', 'withForced']).default('withForced'),
  /** `canAffectTarget`: an ability needs a target it can affect. `canChangeGame`: any target will do. */
  targeting: z.enum(['canAffectTarget', 'canChangeGame']).default('canAffectTarget'),
  /** Whether "you" is the identity where an identity can do it: allies and supports then do not act as you. */
  youMeansIdentity: z.boolean().default(true),
  /** Whether a character that cannot take damage is no target for what only damages. */
  cannotTakeDamageIsInvalidTarget: z.boolean().default(true),
  /** `chooseAny`: a player with an ally too many may discard any, the new one too. `discardPrevious`: one of the others. */
  allyOverLimit: z.enum(['chooseAny', 'discardPrevious']).default('chooseAny'),
  /** Whether a defense ability makes its hero the defender of an undefended attack. */
  defenseLabelDeclaresDefender: z.boolean().default(true),
});
export type RulesProfile = z.infer<typeof rulesProfile>;
