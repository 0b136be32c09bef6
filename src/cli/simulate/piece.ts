import { playAt, type Result } from './one.js';
import type { Plan } from './plan.js';

/** Some matches of a plan in a row, for another thread. */
export interface Piece {
  /** The words and options of the command: the plan is read from them again. */
  readonly args: readonly string[];
  readonly from: number;
  readonly count: number;
  /** Cards that no match so far is known to have seen take effect. */
  readonly unseen: readonly string[];
}

/** Plays a piece, each match with what those before it have seen. */
export function playPiece(plan: Plan, { from, count, unseen }: Omit<Piece, 'args'>): Result[] {
  const left = new Set(unseen);
  return Array.from({ length: count }, (_, at) => {
    const result = playAt(plan, from + at, left);
    for (const card of result.effects.keys()) left.delete(card);
    return result;
  });
}
