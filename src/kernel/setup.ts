import type { Sitting } from './game.js';
import type { Taken } from './taken.js';
import type { Seat } from './text.js';

/** What a match is begun from. `seed` is secret; it is never part of the state. */
export interface Setup<O = unknown> {
  readonly version: string;
  readonly options: O;
  readonly seats: readonly Sitting[];
  readonly seed: string;
}

/** The table at an action boundary: `seq` counts the moves before it, `json` is its envelope. */
export interface Snapshot {
  readonly seq: number;
  readonly json: string;
}

export interface TableOptions {
  /** Off: no snapshots, digests, hashes or log lines are made or compared, for the rules alone. On by default. */
  readonly record?: boolean;
  /** Whether log lines are kept; left out: where it records. */
  readonly log?: boolean;
  /** Rests at every action boundary, and goes on only by `proceed`. Not where it records. */
  readonly stepwise?: boolean;
  readonly onEffect?: (card: string) => void;
  /** Told of every snapshot as it is taken. */
  readonly onSnapshot?: (snapshot: Snapshot) => void;
  /** Told of every choice that left nothing to choose, and was taken without asking. */
  readonly onTaken?: (taken: Taken) => void;
}

/** How a table stood before a move: whether undoing to there is anybody's business but the player's. */
export interface Footprint {
  readonly seq: number;
  /** Who made the move. */
  readonly seat: Seat;
  readonly epoch: number;
  readonly draws: number;
  readonly shown: number;
}
