import { effective, type Move, type Seat } from '../../kernel/index.js';
import type { Loaded } from '../../store/port.js';
import { othersAt } from '../clock/proposal.js';
import { isOwn, type Look, takeBackTo } from '../play/look.js';

/** What undoing a seat's last answer costs, and why it cannot be undone where it cannot. */
export type Undoing =
  | { readonly cost: 'free' }
  /** `seat`: whose answer it is. `others`: the people who must agree; a practice bot always does. `answers`: how many would be undone. */
  | {
      readonly cost: 'consent';
      readonly seat: Seat;
      readonly others: readonly Seat[];
      readonly to: number;
      readonly answers: number;
    }
  | { readonly cost: 'blocked'; readonly why: 'forbidden' | 'nothing' | 'old' | 'left' };

/** The newest answer of the own of one of some seats that stands; null where they have given none. */
export const lastAnswer = (moves: readonly Move[], seats: readonly Seat[]) =>
  effective(moves)
    .filter(isOwn)
    .findLast(({ seat }) => seats.includes(seat)) ?? null;

/**
 * How a seat's last answer can be undone. By consent the match goes back to where the action of that answer began:
 * `back` is the match from there on, as far as it is kept.
 */
export function undoing(look: Look, back: Loaded | null, seat: Seat): Undoing {
  const free = takeBackTo(look, seat);
  if (free === 'undo-forbidden') return { cost: 'blocked', why: 'forbidden' };
  if (typeof free === 'number') return { cost: 'free' };
  if (back === null) return { cost: 'blocked', why: 'nothing' };
  if (back.snapshot === null) return { cost: 'blocked', why: 'old' };
  const since = effective(back.moves).filter(move => move.type !== 'undo');
  if (since.some(move => move.type === 'leave')) return { cost: 'blocked', why: 'left' };
  return { cost: 'consent', seat, others: othersAt(look, seat), to: back.snapshot.seq, answers: since.length };
}
