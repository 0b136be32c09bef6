import type { Seat } from '../../../kernel/index.js';
import { oddsOf, shareOf } from '../../../tabletop/index.js';
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
    if (state.outcome !== null) return shareOf(state.outcome, seat, 2);
    const own = standing(state, pool, seat);
    return oddsOf(own, [own, standing(state, pool, other(seat))]);
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
