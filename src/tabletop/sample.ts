import type { Random } from '../kernel/index.js';
import type { Instance } from './instance.js';

/**
 * Deals cards that nobody can tell apart among themselves again: other cards under the same ids, for an id is where a
 * card lies, not which it is.
 */
export function mix(hidden: readonly Instance<unknown>[], random: Random): void {
  const cards = random.shuffle(hidden.map(({ card }) => card));
  for (const [at, instance] of hidden.entries()) instance.card = cards[at] as string;
}

/** The same for somebody who imagines them: nothing that comes of it may tell how they lay, so it starts from an order of its own. */
export function mixUnseen(hidden: readonly Instance<unknown>[], random: Random): void {
  const cards = random.shuffle(hidden.map(({ card }) => card).sort());
  for (const [at, instance] of hidden.entries()) instance.card = cards[at] as string;
}
