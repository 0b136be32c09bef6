import type { Seat, Why } from '../../../kernel/index.js';
import { draw as drawTo } from '../../../tabletop/index.js';
import type { Instance } from '../state.js';
import type { Match } from './match.js';

/**
 * Draws up to `count` cards, by a rule or because a card says so. An empty draw pile is no harm: nothing is shuffled back
 * (RE-7). Returns how many came.
 */
export function draw(match: Match, seat: Seat, count: number, why: Why = { rule: 'draw' }): number {
  const { draw: pile, hand } = match.player(seat);
  const drawn = drawTo(match.dealer, { seat, hand, count, next: () => pile.pop(), why });
  if (drawn === 0) match.dealer.log({ id: 'log-draw-none', args: { who: { seat } }, why });
  return drawn;
}

/** Cards go face up to their owners' discard piles. */
export function discard(match: Match, instances: readonly Instance[]): void {
  for (const instance of instances) match.player(instance.owner).discard.push(instance);
}
