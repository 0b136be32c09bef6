import { type Outcome, type Seat, type Text, text } from '../../../kernel/index.js';
import { type RechargeState, seatsFrom, withdraw } from '../state.js';
import type { Match } from './match.js';
import { discard } from './zones.js';

export const pointsOf = (counters: readonly number[]): number => counters.reduce((sum, value) => sum + value, 0);

/** All the points that lie on the table. */
export const atStake = ({ pot, players }: RechargeState): number =>
  pointsOf([...pot, ...players.flatMap(({ venture }) => venture)]);

/** Why somebody is out, as the log and the outcome say it: nothing left to play (RE-2), or the match given up (RE-C3). */
export const OUT = {
  spent: { line: 'log-out', reason: 'end-out-of-cards', rule: 'out-of-cards' },
  left: { line: 'log-left', reason: 'end-left', rule: 'giving-up' },
} as const;

/**
 * A player is out: of the match between two, or out of the game at a larger table, where the others play on (RE-2).
 * Counters they have played stay where they are; reserve and victory pile go.
 */
export function goesOut(match: Match, seat: Seat, why: keyof typeof OUT): void {
  const { state, dealer } = match;
  const player = match.player(seat);
  player.out = true;
  const { line, reason, rule } = OUT[why];
  dealer.log({ id: line, args: { who: { seat } }, why: { rule } });
  const [last, ...others] = seatsFrom(state, 0);
  if (last !== undefined && others.length === 0) {
    state.outcome = ranked(state, [last], text(reason, { who: { seat } }));
    return;
  }
  state.pot.push(...player.venture.splice(0));
  player.reserve = [];
  player.victory = [];
  discard(
    match,
    player.chain.splice(0).map(({ instance }) => instance),
  );
  const { battle } = state;
  if (battle !== null) {
    battle.waiting = battle.waiting.filter(other => other !== seat);
    withdraw(state, battle, seat);
  }
}

/** The end after a round: the goal is reached, somebody has no counters left (IV.F.1.a, RE-8), or it was the last one (RE-S1). */
export function checkEnd(state: RechargeState): void {
  const seats = seatsFrom(state, 0);
  if (seats.some(seat => victory(state, seat) >= state.goal))
    endsByPiles(state, text('end-goal', { goal: state.goal }));
  else if (seats.some(seat => state.players[seat]?.reserve.length === 0)) endsByPiles(state, text('end-no-counters'));
  else if (state.hands !== undefined && state.round >= state.hands)
    endsByPiles(state, text('end-hands', { hands: state.hands }));
}

/** The highest victory pile wins; of equal ones that of the winner of the battle just fought is the better. */
export function endsByPiles(state: RechargeState, reason: Text): void {
  const leaders = leadersOf(state);
  const winner = state.winner !== null && leaders.includes(state.winner) ? [state.winner] : leaders;
  state.outcome = ranked(state, winner, reason);
}

/** Those who still play with the highest victory pile. */
export function leadersOf(state: RechargeState): Seat[] {
  const seats = seatsFrom(state, 0);
  const best = Math.max(...seats.map(seat => victory(state, seat)));
  return seats.filter(seat => victory(state, seat) === best);
}

const victory = (state: RechargeState, seat: Seat): number => pointsOf(state.players[seat]?.victory ?? []);

/** Places by victory piles: the winners first, those who are out last. */
function ranked(state: RechargeState, first: readonly Seat[], reason: Text): Outcome {
  const worth = (seat: Seat): number => {
    if (first.includes(seat)) return Number.MAX_SAFE_INTEGER;
    return state.players[seat]?.out === true ? -1 : victory(state, seat);
  };
  const places = state.players.map(
    (_, seat) => 1 + state.players.filter((__, other) => worth(other) > worth(seat)).length,
  );
  return { places, reason };
}
