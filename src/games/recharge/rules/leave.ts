import type { Seat } from '../../../kernel/index.js';
import { after, nextFighting, playerOf, type RechargeState } from '../state.js';
import { checkEnd, goesOut, OUT } from './end.js';
import type { Match } from './match.js';

/** A seat gives up its place, between two actions (RE-C3). Whatever waited for it goes on without it. */
export function leave(match: Match, seat: Seat): void {
  const { state } = match;
  // The first to give up of the last two has lost to the other, who gives up what is won.
  if (state.outcome?.reason.id === OUT.left.reason) return;
  const { battle, step } = state;
  const undone = undecide(state, seat);
  const turnAfter = after(state, seat);
  goesOut(match, seat, 'left');
  if (state.outcome !== null) return;
  // For those who are left it is another table.
  state.idle = 0;
  if (state.active === seat) state.active = turnAfter;
  // A round that has begun stays with the player who began it: the next one starts beside them (V.A.7).
  if (step === 'ante' && state.starter === seat) state.starter = turnAfter;
  if (undone && step === 'after') decide(state);
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

/** What the open answer decided doesn't stand: the first to give up is beaten, and has won nothing. False where nothing was. */
function undecide(state: RechargeState, seat: Seat): boolean {
  const { outcome, collected, winner } = state;
  if (outcome === null) return false;
  state.outcome = null;
  const gone = outcome.reason.args?.who;
  if (typeof gone === 'object' && 'seat' in gone) playerOf(state, gone.seat).out = false;
  if (winner !== seat) return true;
  state.winner = null;
  // What goes with their victory pile was at stake until this answer.
  state.pot.push(...(collected ?? []));
  return true;
}

/** A round that had ended the match may still end it without them; else it has been collected, and nobody wins it again. */
function decide(state: RechargeState): void {
  checkEnd(state);
  if (state.outcome !== null) return;
  state.winner = null;
  delete state.collected;
}
