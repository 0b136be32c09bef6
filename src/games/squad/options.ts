import { z } from 'zod';
import { noCard } from '../../kernel/index.js';
import { LESSONS } from './lesson/stacks.js';
import type { Pool } from './rules/match.js';

/** How one seat begins, where that is not as usual. Cards are printed ids; they come on top of the deck (SQ-C22). */
const side = z.strictObject({
  /** How many cards are drawn into the opening hand, instead of four. */
  draw: z.int().min(0).optional(),
  /** Cards in hand besides those drawn. */
  hand: z.array(z.string()).optional(),
  /** Keepers in play, oldest first (SQ-C23). */
  keepers: z.array(z.string()).optional(),
  /** Of a deck above 40 all cards are played with (SQ-C21). */
  wholeDeck: z.boolean().optional(),
});
export type Side = z.infer<typeof side>;

/**
 * What a table agrees on. `first`: the seat that begins; left out, a coin decides. `power`: where it starts, instead of
 * at 1. `sides`: how each seat begins, for quests. `lesson`: whose cards are stacked.
 */
export const squadOptions = z.object({
  ruleset: z.enum(['tcg', 'online', 'quick']).default('tcg'),
  first: z.literal([0, 1]).optional(),
  power: z.int().min(1).max(20).optional(),
  sides: z.tuple([side, side]).optional(),
  lesson: z.enum(LESSONS).optional(),
});
export type SquadOptions = z.infer<typeof squadOptions>;

/** Options that name no card but those of a pool, and none as a Keeper that is not one. */
export const optionsOf = (pool: Pool) =>
  squadOptions.superRefine(({ sides = [] }, context) => {
    for (const [seat, { hand = [], keepers = [] }] of sides.entries()) {
      const wrong = (zone: string, at: number, message: string): void =>
        context.addIssue({ code: 'custom', path: ['sides', seat, zone, at], message });
      for (const [at, id] of hand.entries()) if (!pool.has(id)) wrong('hand', at, noCard(id, pool.keys()));
      for (const [at, id] of keepers.entries())
        if (!pool.has(id)) wrong('keepers', at, noCard(id, pool.keys()));
        else if (pool.get(id)?.keeper === undefined) wrong('keepers', at, `${id} is not a Keeper`);
    }
  });
