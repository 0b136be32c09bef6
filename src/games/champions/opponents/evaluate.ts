import type { Seat } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState } from '../state.js';
import { Advisor } from './advisor.js';

/**
 * What things weigh in the odds of winning (their logarithm): hit points of the villain and one's own, how far the main
 * scheme may still grow for each player, what lies on one's own side by its cost, allies and the hit points they have,
 * and what stands before one.
 */
const WEIGHTS = {
  even: 0.2,
  villain: -0.2,
  slack: 0.35,
  health: 0.28,
  board: 0.12,
  ally: 0.25,
  allyHealth: 0.125,
  minionAttack: -0.25,
  minionHealth: -0.125,
  sideScheme: -0.3,
  card: 0.1,
} as const;

/** More slack than this is of no more use. */
const EASE = 7;

/** How likely the heroes are to win, from 0 to 1, as one of them sees it. */
export const evaluateWith =
  (pool: Pool) =>
  (state: ChampionsState, seat: Seat): number => {
    if (state.outcome !== null) return state.outcome.together === 'won' ? 1 : 0;
    if (state.players[seat]?.eliminated === true) return 0;
    return 1 / (1 + Math.exp(-odds(new Advisor({ state, seat }, pool))));
  };

function odds(advisor: Advisor): number {
  const { match, state, allies, minions } = advisor;
  const players = match.order.length;
  const built = advisor.controls(({ kind }) => kind === 'upgrade' || kind === 'support');
  const sum = <T>(list: readonly T[], worth: (one: T) => number): number =>
    list.reduce((total, one) => total + worth(one), 0);
  return (
    WEIGHTS.even +
    (WEIGHTS.villain * advisor.villainLeft) / players +
    WEIGHTS.slack * Math.min(advisor.slack / players, EASE) +
    WEIGHTS.health * advisor.health +
    WEIGHTS.board * sum(built, one => match.def(one).cost ?? 0) +
    sum(allies, one => WEIGHTS.ally + WEIGHTS.allyHealth * advisor.remaining(one)) +
    sum(
      minions,
      one => WEIGHTS.minionAttack * advisor.value(one, 'attack') + WEIGHTS.minionHealth * advisor.remaining(one),
    ) +
    WEIGHTS.sideScheme * state.play.filter(one => match.def(one).kind === 'side_scheme').length +
    WEIGHTS.card * advisor.hand.length
  );
}
