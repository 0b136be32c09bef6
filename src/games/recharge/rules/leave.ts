import type { Seat } from '../../../kernel/index.js';
import { after, isMany, nextFighting, playerOf, type RechargeState } from '../state.js';
import { goesOut } from './end.js';
import type { Match } from './match.js';

/** A seat gives up its place, between two actions (RE-C3). Whatever waited for it goes on without it. */
export function leave(match: Match, seat: Seat): void {
  const { state } = match;
  const { battle, step } = state;
  if (!isMany(state)) undecide(state, seat);
  const turnAfter = after(state, seat);
  goesOut(match, seat, 'left');
  if (state.outcome !== null) return;
  // For those who are left it is another table.
  state.idle = 0;
  if (state.active === seat) state.active = turnAfter;
  // A round that has begun stays with the player who began it: the next one starts beside them (V.A.7).
  if (step === 'ante' && state.starter === seat) state.starter = turnAfter;
  if (battle === null) return;
  if (step === 'after') {
    // The counters of a battle whose winner is gone go with the next one.
    if (state.winner === seat) state.winner = null;
    return;
  }
  if (step === 'answer' && battle.waiting.length === 0) state.step = 'battle';
  const [last, ...others] = battle.fighting;
  if (last === undefined) {
    // Nobody is left to fight for it: what was ventured goes with the next battle.
    state.winner = null;
    state.step = 'after';
  } else if (others.length === 0 && battle.waiting.length === 0) {
    state.winner = last;
    state.step = 'after';
  } else if (battle.turn === seat) battle.turn = nextFighting(state, battle, seat);
}

/** Between two, the open answer changes nothing any more: the first to give up is beaten. */
function undecide(state: RechargeState, seat: Seat): void {
  if (state.outcome === null || state.outcome.reason.id === 'end-left') return;
  state.outcome = null;
  playerOf(state, 1 - seat).out = false;
}
