import type { Seat } from '../../../kernel/index.js';
import { oddsOf, shareOf } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import { cardOf } from '../chain.js';
import { pointsOf } from '../rules/end.js';
import { type Player, playerOf, type RechargeState, seatsFrom } from '../state.js';

/**
 * What things weigh in the odds of winning (their logarithm, fitted to matches between steady players): counters won and
 * left, cards to come and in hand. A player with nothing to draw and no Hero loses to the next attack.
 */
const WEIGHTS = { victory: 0.08, reserve: 0.01, card: 0.15, hand: 0.08, stranded: -5 } as const;

/** How likely a seat is to win, from 0 to 1. */
export const evaluateWith =
  (pool: Pool) =>
  (state: RechargeState, seat: Seat): number => {
    if (state.outcome !== null) return shareOf(state.outcome, seat, state.players.length);
    if (playerOf(state, seat).out) return 0;
    const stands = (one: Seat): number => standing(pool, playerOf(state, one));
    return oddsOf(stands(seat), seatsFrom(state, seat).map(stands));
  };

function standing(pool: Pool, { victory, reserve, draw, hand }: Player): number {
  const stranded = draw.length === 0 && !hand.some(one => cardOf(pool, one).kind === 'hero');
  return (
    WEIGHTS.victory * pointsOf(victory) +
    WEIGHTS.reserve * pointsOf(reserve) +
    WEIGHTS.card * (draw.length + hand.length) +
    WEIGHTS.hand * hand.length +
    (stranded ? WEIGHTS.stranded : 0)
  );
}
