import {
  type Deck,
  Drift,
  type Game,
  type LogEntry,
  type Setup,
  seedOf,
  Table,
  text,
  undoMove,
} from '../kernel/index.js';
import type { Commit, Loaded, MatchRow } from '../store/port.js';

/** What a match's table is set up from: its seats as they sat down, and the seed that came of it. */
export function setupOf(match: MatchRow): Setup {
  const seats = match.seats.map(({ name, deck }) => ({ name, deck: deck as Deck }));
  return {
    version: match.version,
    options: match.options,
    seats,
    seed: seedOf(
      match.secret,
      match.seats.map(seat => seat.sitting),
    ),
  };
}

/** A match taken up again; and, where its record no longer fits the rules, the step back to its last snapshot. */
export interface Resumed {
  readonly table: Table<unknown>;
  readonly repair: Commit | null;
}

/** Takes a match up again. A half-done action that no longer replays is given up, and the table is told. */
export function resume(game: Game, { match, snapshot, moves }: Loaded): Resumed {
  if (snapshot === null) return { table: Table.begin(game, setupOf(match)), repair: null };
  const setup = setupOf(match);
  try {
    return { table: Table.resume(game, setup, snapshot, moves), repair: null };
  } catch (error) {
    if (!(error instanceof Drift)) throw error;
    return goBack(game, { match, snapshot, moves }, 'note-upgraded');
  }
}

/** Back to the last snapshot, with a line that says why. */
export function goBack(game: Game, { match, snapshot, moves }: Loaded, note: string): Resumed {
  if (snapshot === null) throw new Error('there is no snapshot to go back to');
  const setup = setupOf(match);
  const line: LogEntry = { n: match.lines + 1, depth: 0, ...text(note) };
  const at = Table.resume(game, setup, snapshot, []);
  // Numbers go on behind everything that was ever shown, so no old button fits a new question.
  const used = Math.max(
    at.numbers.prompts,
    ...moves.map(move => (move.type === 'answer' ? move.prompt : move.type === 'undo' ? move.prompts : 0)),
  );
  const undo = {
    ...undoMove(at, snapshot.seq, 'failure', false),
    seq: match.moves + 1,
    log: line.n,
    prompts: used + match.seats.length,
  };
  const table = Table.resume(game, setup, snapshot, [...moves, undo]);
  return { table, repair: { moves: [undo], dropAfter: snapshot.seq, log: [line] } };
}
