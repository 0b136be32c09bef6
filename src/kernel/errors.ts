import type { Decision, Leave, Move, Undo } from './moves.js';

/** Why a table does not take an answer. `stale`: that question is closed. `foreign`: it is another seat's. */
export type RefusalCode = 'stale' | 'foreign' | 'illegal' | 'over';

/** An answer that is not taken. Nothing has changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A replay that leads elsewhere than the record: the rules have changed, or chance was not the same. */
export class Drift extends Error {
  readonly seq: number;
  readonly difference: readonly string[];
  constructor(seq: number, message: string, difference: readonly string[] = []) {
    super([`move ${seq}: ${message}`, ...difference].join('\n  '));
    this.name = 'Drift';
    this.seq = seq;
    this.difference = difference;
  }
}

/** Rules that asked, drew, told or acted more often than any real ones do. A mistake, unless the game says how such a match ends. */
export class Runaway extends Error {
  constructor(limit: number, what: string) {
    super(`more than ${limit} ${what}: it would not end`);
    this.name = 'Runaway';
  }
}

/** What was being done when the rules failed. It is not on record: it never came to an end. */
export type Attempt = Pick<Decision, 'type' | 'prompt' | 'seat' | 'answer'> | Pick<Leave, 'type' | 'seat'> | Undo;

/** What an operator needs to see a failure again. Holds hidden cards: never shown to players while the match runs. */
export interface Bundle {
  readonly game: string;
  readonly version: string;
  /** The last action boundary; empty where set-up itself failed. */
  readonly snapshot: string;
  /** The moves since. */
  readonly moves: readonly Move[];
  /** What failed after them; null where nobody did anything: the opening of a match, or of an action taken up again. */
  readonly attempt: Attempt | null;
  /** Where in the rules it failed, from the outside in. */
  readonly trail: readonly string[];
  readonly stack: string;
}

/** A mistake in the rules or a card. The table it happened at is spent; its last snapshot is good. */
export class RulesFailure extends Error {
  readonly bundle: Bundle;
  constructor(cause: unknown, bundle: Bundle) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RulesFailure';
    this.bundle = bundle;
  }
}
