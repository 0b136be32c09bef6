import { type Seat, winners } from '../../../kernel/index.js';
import { type Factor, other } from '../card.js';
import type { Pool } from '../rules/match.js';
import { player } from '../rules/zones.js';
import type { SquadState } from '../state.js';
import { worthOf } from './worth.js';

/**
 * What things weigh in the odds of winning (their logarithm, fitted to matches between steady players): cards are life;
 * those in hand are also choices, those that can be played now are as good as what they promise, and each different icon
 * blocks something else. A Keeper weighs by what it is worth in play.
 */
const WEIGHTS = {
  deck: 0.12,
  hand: 0.2,
  promise: 0.015,
  able: -0.3,
  ablePromise: 0.06,
  icon: 0.08,
  keeper: 0.07,
} as const;

/** How likely a seat is to win, from 0 to 1. */
export const evaluateWith =
  (pool: Pool) =>
  (state: SquadState, seat: Seat): number => {
    if (state.outcome !== null) {
      const first = winners(state.outcome);
      return first.length === 0 ? 0.5 : first.includes(seat) ? 1 : 0;
    }
    const ahead = standing(state, pool, seat) - standing(state, pool, other(seat));
    return 1 / (1 + Math.exp(-ahead));
  };

function standing(state: SquadState, pool: Pool, seat: Seat): number {
  const { deck, hand, keepers } = player(state, seat);
  let sum = WEIGHTS.deck * deck.length + WEIGHTS.hand * hand.length;
  const icons = new Set<Factor>();
  for (const instance of hand) {
    const card = pool.get(instance.card);
    if (card === undefined) continue;
    const { played } = worthOf(card);
    icons.add(card.block);
    sum += WEIGHTS.promise * played;
    if (card.level <= state.power) sum += WEIGHTS.able + WEIGHTS.ablePromise * played;
  }
  for (const instance of keepers) {
    const card = pool.get(instance.card);
    if (card !== undefined) sum += WEIGHTS.keeper * worthOf(card).inPlay;
  }
  return sum + WEIGHTS.icon * icons.size;
}
