import type { Seat } from '../../../kernel/index.js';
import { oddsOf, shareOf } from '../../../tabletop/index.js';
import { livesOf, placesOf, type SmashState, seatsFrom, type Team, teamOf } from '../state.js';

/**
 * What things weigh in the odds of winning (their logarithm, fitted to matches between steady players): heroes that are
 * left, each the more the fewer there are, and those who can fight now.
 */
const WEIGHTS = { hero: 0.1, last: 2, active: 0.18 } as const;

/** How likely a team is to be the last, from 0 to 1. */
export function evaluate(state: SmashState, seat: Seat): number {
  if (state.outcome !== null) return shareOf(state.outcome, seat, state.teams.length);
  if (teamOf(state, seat).out) return 0;
  const stands = (one: Seat): number => standing(state, teamOf(state, one));
  return oddsOf(stands(seat), seatsFrom(state, seat).map(stands));
}

function standing(state: SmashState, team: Team): number {
  const left = livesOf(state, team);
  const active = placesOf(team).filter(({ stunned }) => !stunned).length;
  return WEIGHTS.hero * left + WEIGHTS.last * Math.log(0.5 + left) + WEIGHTS.active * active;
}
