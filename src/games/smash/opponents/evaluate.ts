import { type Seat, winners } from '../../../kernel/index.js';
import { livesOf, placesOf, type SmashState, seatsFrom, type Team, teamOf } from '../state.js';

/**
 * What things weigh in the odds of winning (their logarithm, fitted to matches between steady players): heroes that are
 * left, each the more the fewer there are, and those who can fight now.
 */
const WEIGHTS = { hero: 0.1, last: 2, active: 0.18 } as const;

/** How likely a team is to be the last, from 0 to 1. */
export function evaluate(state: SmashState, seat: Seat): number {
  if (state.outcome !== null) return share(winners(state.outcome), seat, state.teams.length);
  const team = teamOf(state, seat);
  if (team.out) return 0;
  const mine = standing(state, team);
  const odds = seatsFrom(state, seat).map(other => Math.exp(standing(state, teamOf(state, other)) - mine));
  return 1 / odds.reduce((sum, one) => sum + one, 0);
}

/** A win that several share counts for as much less; with no winner all share it. */
const share = (first: readonly Seat[], seat: Seat, seats: number): number =>
  first.length === 0 ? 1 / seats : first.includes(seat) ? 1 / first.length : 0;

function standing(state: SmashState, team: Team): number {
  const left = livesOf(state, team);
  const active = placesOf(team).filter(({ stunned }) => !stunned).length;
  return WEIGHTS.hero * left + WEIGHTS.last * Math.log(0.5 + left) + WEIGHTS.active * active;
}
