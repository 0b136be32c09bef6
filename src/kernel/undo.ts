import { drawn } from './dealer.js';
import type { Undo } from './moves.js';
import type { Table } from './table.js';
import type { Seat } from './text.js';

/**
 * `free`: nothing was drawn or shown since and nobody else has decided. `consent`: the others must agree, and what is
 * still hidden is dealt again. `blocked`: the match is over, or the table was not loaded far enough back.
 */
export type UndoClass = 'free' | 'consent' | 'blocked';

/** What undoing to after move `to` would cost, as seen by a seat. The table must hold that move's aftermath. */
export function undoClass<S, O>(table: Table<S, O>, to: number, seat: Seat): UndoClass {
  if (table.outcome !== null) return 'blocked';
  const since = table.marks.filter(mark => mark.seq >= to);
  const [first] = since;
  if (first === undefined || first.seq !== to) return 'blocked';
  const { epoch, shown } = table.envelope;
  const nothingSeen = first.epoch === epoch && first.draws === drawn(table.envelope) && first.shown === shown;
  return nothingSeen && since.every(mark => mark.seat === seat) ? 'free' : 'consent';
}

/** The row that takes a table back. A re-deal needs `to` to be an action boundary. */
export function undoMove<S, O>(table: Table<S, O>, to: number, cause: Undo['cause'], redeal: boolean): Undo {
  return { type: 'undo', seq: table.moves + 1, to, ...table.numbers, redeal, cause };
}
