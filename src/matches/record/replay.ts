import { effective, type Game, type LogEntry, type Move, type Table, verify } from '../../kernel/index.js';
import type { Loaded } from '../../store/port.js';
import { isRevealed } from '../lobby/terms.js';
import { setupOf } from '../play/table.js';
import { Refused } from '../refused.js';

/** A finished match as it stood after one of its moves: plain data. */
export interface Step {
  /** From 0, where nobody has moved yet, to `last`. */
  readonly at: number;
  readonly last: number;
  readonly state: unknown;
  /** What was written between the step before and this one. */
  readonly lines: readonly LogEntry[];
}

/**
 * One step of a match that is over, played again from its set-up; a step that there is not becomes the nearest. Moves that
 * were undone are left out. @throws Refused while the match is not over, and where today's rules do not lead there
 */
export function stepOf(game: Game, history: Loaded, wanted: number): Step {
  const { match, moves, snapshot } = history;
  if (!isRevealed(match)) throw new Refused('replay-not-over');
  const made = standingMoves(moves);
  const at = Math.min(Math.max(0, wanted), made.length);
  const upTo = (step: number): Table<unknown> => {
    const seq = step === 0 ? 0 : (made[step - 1] as Move).seq;
    try {
      return verify(
        game,
        setupOf(match),
        moves.filter(move => move.seq <= seq),
        // The set-up has no answers that could differ: it is held against what was dealt.
        snapshot === null ? [] : [snapshot],
      );
    } catch {
      throw new Refused('replay-other-rules');
    }
  };
  const table = upTo(at);
  const before = at === 0 ? 0 : upTo(at - 1).numbers.log;
  return { at, last: made.length, state: table.state, lines: table.log.filter(({ n }) => n > before) };
}

const standingMoves = (moves: readonly Move[]): Move[] => effective(moves).filter(({ type }) => type !== 'undo');
