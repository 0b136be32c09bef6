import { type Seat, winners } from '../../../kernel/index.js';
import { other } from '../card.js';
import type { Pool } from '../rules/match.js';
import { player } from '../rules/zones.js';
import type { SquadState } from '../state.js';
import { worthOf } from './worth.js';

/**
 * What things weigh in the odds of winning (their logarithm, fitted to 4,000 matches between steady players): cards are
 * life, each the dearer the fewer there are; those in hand are also choices, the better the more they promise. A Keeper
 * weighs by what it is worth in play.
 */
const WEIGHTS = { life: 3.5, hand: 0.05, promise: 0.046, keeper: 0.1 } as const;

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
  let sum = WEIGHTS.life * Math.log(1 + deck.length + hand.length) + WEIGHTS.hand * hand.length;
  for (const instance of hand) {
    const card = pool.get(instance.card);
    if (card !== undefined) sum += WEIGHTS.promise * worthOf(card).played;
  }
  for (const instance of keepers) {
    const card = pool.get(instance.card);
    if (card !== undefined) sum += WEIGHTS.keeper * worthOf(card).inPlay;
  }
  return sum;
}
