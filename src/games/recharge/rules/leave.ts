import type { Seat } from '../../../kernel/index.js';
import { after } from '../state.js';
import { goesOut } from './end.js';
import type { Match } from './match.js';

/** A seat gives up its place, between two actions. Whatever waited for it goes on without it. */
export function leave(match: Match, seat: Seat): void {
  const { state } = match;
  const { battle, step } = state;
  const turnAfter = after(state, seat);
  goesOut(match, seat, 'log-left');
  if (state.outcome !== null) return;
  if (state.active === seat) state.active = turnAfter;
  if (state.starter === seat) state.starter = turnAfter;
  if (battle === null || step === 'after') return;
  if (step === 'answer' && battle.waiting.length === 0) state.step = 'battle';
  const [last, ...others] = battle.fighting;
  if (last === undefined) {
    // Nobody is left to fight for it: what was ventured goes with the next battle.
    state.winner = null;
    state.step = 'after';
  } else if (others.length === 0 && battle.waiting.length === 0) {
    state.winner = last;
    state.step = 'after';
  } else if (!battle.fighting.includes(battle.turn)) battle.turn = nextFighting(battle.fighting, seat);
}

const nextFighting = (fighting: readonly Seat[], seat: Seat): Seat =>
  fighting.find(other => other > seat) ?? (fighting[0] as Seat);
