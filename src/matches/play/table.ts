import {
  type Deck,
  Drift,
  effective,
  type Game,
  type LogEntry,
  type Move,
  RulesFailure,
  type Setup,
  type Snapshot,
  Table,
  text,
  type Undo,
} from '../../kernel/index.js';
import type { Loaded, MatchRow } from '../../store/port.js';
import { seedFor } from '../lobby/luck.js';

/** What a match's table is set up from: its seats, and the seed that came of its secret and their luck. */
export function setupOf(match: MatchRow): Setup {
  const seats = match.seats.map(({ name, deck }) => ({ name, deck: deck as Deck }));
  return {
    version: match.version,
    options: match.options,
    seats,
    seed: seedFor(match),
  };
}

/** A table that went back to an earlier move, and what has to be written for it. */
export interface WentBack {
  readonly table: Table<unknown>;
  /** The snapshot that the table went on from, and the moves since, this one included. */
  readonly snapshot: Snapshot;
  readonly since: readonly Move[];
  readonly undo: Undo;
  /** Says so in the log; null where nothing had been written there since. */
  readonly line: LogEntry | null;
}

/** How a stored match is found: as it was left, or in need of something that must be written down first. */
export type Found =
  | { readonly as: 'is'; readonly table: Table<unknown> | null }
  | { readonly as: 'news'; readonly table: Table<unknown> }
  | { readonly as: 'drifted'; readonly back: WentBack; readonly drift: Drift }
  | { readonly as: 'broken'; readonly failure: RulesFailure };

/** Takes a match up again. A half-done action that no longer replays is given up. */
export function takeUp(game: Game, loaded: Loaded): Found {
  const { match, snapshot, moves } = loaded;
  const setup = setupOf(match);
  if (match.status === 'over') return { as: 'is', table: tableAtTheEnd(game, loaded) };
  if (match.status !== 'playing') return { as: 'is', table: null };
  try {
    if (snapshot === null) return { as: 'news', table: Table.begin(game, setup) };
    try {
      const table = Table.resume(game, setup, snapshot, moves);
      // Other rules may find it at its end: nobody could answer anything any more, or even give up.
      return { as: table.outcome === null ? 'is' : 'news', table };
    } catch (drift) {
      if (!(drift instanceof Drift)) throw drift;
      return { as: 'drifted', drift, back: toLastSnapshot(game, loaded, 'note-upgraded', null) };
    }
  } catch (error) {
    return { as: 'broken', failure: asFailure(error, loaded) };
  }
}

/** The table of a match that is over; null where today's rules do not lead to its end. Its record is never touched. */
function tableAtTheEnd(game: Game, { match, snapshot, moves }: Loaded): Table<unknown> | null {
  if (snapshot === null) return null;
  try {
    const table = Table.resume(game, setupOf(match), snapshot, moves);
    return table.outcome === null ? null : table;
  } catch {
    return null;
  }
}

/** More questions than any action asks: what was asked since the last recorded answer is not on record. */
const MARGIN = 1000;

/**
 * Back to the last snapshot, or to when cards were dealt again since: nobody gets what they have seen before that. With a
 * line that says why. `asked`: the last question's number, where that is known.
 */
export function toLastSnapshot(game: Game, loaded: Loaded, note: string, asked: number | null): WentBack {
  const { match, snapshot, moves } = loaded;
  const dealt = effective(moves).findLast(move => move.type === 'undo' && move.redeal);
  const to = dealt?.seq ?? snapshot?.seq ?? 0;
  const numbers = moves.map(move => (move.type === 'answer' ? move.prompt : move.type === 'undo' ? move.prompts : 0));
  const prompts = asked ?? Math.max(promptsIn(snapshot?.json), ...numbers) + MARGIN;
  return backTo(game, loaded, { to, prompts, cause: 'failure', line: { n: match.lines + 1, depth: 0, ...text(note) } });
}

interface Way {
  readonly to: number;
  /** The last question's number: new ones go on behind it, so that no old button fits a new question. */
  readonly prompts: number;
  readonly cause: Undo['cause'];
  readonly line: LogEntry;
  /** What is still hidden there is dealt again; only to an action boundary. */
  readonly redeal?: boolean;
}

/** Takes a match back to how it stood after a move of the action under way. */
export function backTo(
  game: Game,
  { match, snapshot, moves }: Loaded,
  { to, prompts, cause, line, redeal = false }: Way,
): WentBack {
  if (snapshot === null) throw new Error('there is no snapshot to go back to');
  const setup = setupOf(match);
  // Dealt again, the action starts over, and writes again what it wrote before its first question.
  const kept = moves.filter(move => move.seq <= to);
  const before = redeal ? linesIn(snapshot) : Table.resume(game, setup, snapshot, kept).numbers.log;
  const told = cause === 'failure' || before < match.lines;
  const undo: Undo = {
    type: 'undo',
    seq: match.moves + 1,
    to,
    prompts,
    log: told ? line.n : match.lines,
    redeal,
    cause,
  };
  const since = [...moves, undo];
  return {
    undo,
    snapshot,
    since,
    line: told ? { ...line, args: { ...line.args, from: before + 1 } } : null,
    table: Table.resume(game, setup, snapshot, since),
  };
}

/**
 * A match from where the action of one of its moves began: of all those in between not every snapshot is kept. Without
 * any where today's rules no longer lead there.
 */
export function fromActionOf(game: Game, loaded: Loaded, seq: number): Loaded {
  const { match, snapshot: kept, moves } = loaded;
  if (kept === null) return loaded;
  try {
    const before = moves.filter(move => move.seq < seq);
    const { snapshot } = Table.resume(game, setupOf(match), kept, before);
    return { match, snapshot, moves: moves.filter(move => move.seq > snapshot.seq) };
  } catch {
    return { match, snapshot: null, moves };
  }
}

/** Whatever goes wrong while rules run is a failure of theirs, with what an operator needs to see it again. */
export function asFailure(error: unknown, { match, snapshot, moves }: Loaded): RulesFailure {
  if (error instanceof RulesFailure) return error;
  return new RulesFailure(error, {
    game: match.game,
    version: match.version,
    snapshot: snapshot?.json ?? '',
    moves,
    attempt: null,
    trail: [],
    stack: error instanceof Error ? (error.stack ?? '') : String(error),
  });
}

/** How many lines a stored table had written. */
const linesIn = ({ json }: Snapshot): number => (JSON.parse(json) as { log: number }).log;

/** How many questions a stored table had asked. */
const promptsIn = (json = '{}'): number => (JSON.parse(json) as { prompts?: number }).prompts ?? 0;
