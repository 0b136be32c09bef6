import { type Bundle, type Game, RulesFailure, type Snapshot, Table } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';
import { setupOf } from './table.js';

/** How it goes when what failed once is done again. */
export interface Retrial {
  /** The table where the action began; null where not even that can be reached. */
  readonly table: Table<unknown> | null;
  /** What goes wrong; null where all goes well. */
  readonly failure: unknown;
}

/** Does again what a bundle is about, by the rules of this build. */
export function tryAgain(game: Game, match: MatchRow, { snapshot, moves, attempt }: Bundle): Retrial {
  const setup = setupOf(match);
  let table: Table<unknown> | null = null;
  try {
    if (snapshot === '') return { table: Table.begin(game, setup), failure: null };
    const from: Snapshot = { seq: (moves[0]?.seq ?? 1) - 1, json: snapshot };
    table = Table.resume(game, setup, from, []);
    const again = Table.resume(game, setup, from, attempt?.type === 'undo' ? [...moves, attempt] : moves);
    if (attempt?.type === 'answer') again.answer(attempt.prompt, attempt.seat, attempt.answer);
    if (attempt?.type === 'leave') again.leave(attempt.seat);
    return { table, failure: null };
  } catch (failure) {
    return { table, failure };
  }
}

/** Where in the rules something went wrong, from the outside in. */
export const trailOf = (failure: unknown): readonly string[] =>
  failure instanceof RulesFailure ? failure.bundle.trail : [];
