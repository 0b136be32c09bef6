import type { Answer } from './prompts/index.js';
import type { Seat } from './text.js';

/**
 * Who gave an answer: a player, a player's auto-reply, the clock (the prompt's default), or a practice bot. Which
 * orders somebody has is their own business: to everybody else an order is its player.
 */
export type AnsweredBy = 'player' | 'order' | 'default' | 'practice';

/** An answer that was taken: what was asked (as a digest), and the hash of the table after it. */
export interface Decision {
  readonly type: 'answer';
  readonly seq: number;
  readonly prompt: number;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly by: AnsweredBy;
  readonly digest: string;
  readonly hash: string;
}

/** A seat gave up its place. */
export interface Leave {
  readonly type: 'leave';
  readonly seq: number;
  readonly seat: Seat;
  readonly hash: string;
}

/**
 * Back to how the table stood after move `to`. What came between stays on record. Prompts and log lines go on
 * from fresh numbers, so that no old button means a new question; `redeal` deals again what is still hidden.
 */
export interface Undo {
  readonly type: 'undo';
  readonly seq: number;
  readonly to: number;
  readonly prompts: number;
  readonly log: number;
  readonly redeal: boolean;
  readonly cause: 'wish' | 'failure';
}

/** All that can happen to a match from outside. A match is its set-up and these, in order. */
export type Move = Decision | Leave | Undo;

/**
 * The moves that count: undone moves are left out, the undo itself stays in its place. Going back to what an
 * earlier undo had undone brings it into force again.
 */
export function effective(moves: readonly Move[]): Move[] {
  const standing: Move[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (const move of [...moves].reverse()) {
    if (move.seq > until) continue;
    standing.push(move);
    if (move.type === 'undo') until = move.to;
  }
  return standing.reverse();
}
