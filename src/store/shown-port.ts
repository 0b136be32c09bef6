import type { Json } from '../kernel/index.js';
import type { NewDue } from './due-port.js';

/** What has messages of its own on Discord: a match (board, thread, calls), or a night of a league (posts, pictures). */
export type ShownKind = 'match' | 'night';

/**
 * Why something could not be shown. `outage`: Discord, or the way to it. `permission`: we may not. `place`: its channel is
 * gone. `guild`: we are not on its server. `mistake`: everything else.
 */
export type Obstacle = 'outage' | 'permission' | 'place' | 'guild' | 'mistake';

/** Something to be told once beside what is shown. */
export interface ShownNote {
  /** Tells it from every other note about the same subject. */
  readonly n: number;
  readonly note: Json;
}

/** How far something is shown. It is behind as long as `shown` is less than `wanted`. */
export interface ShownRow {
  readonly kind: ShownKind;
  readonly subject: string;
  readonly guild: string | null;
  /** Grows with each change that is to be seen, in the transaction of that change. */
  readonly wanted: number;
  readonly shown: number;
  /** Of a match, its `updatedAt`: what is older doesn't show this. */
  readonly changedAt: number;
  /** When it may be shown. */
  readonly ready: number;
  /** Attempts since it was last shown, the one under way included. */
  readonly attempts: number;
  readonly obstacle: Obstacle | null;
  /** What its host was told is missing; null for nothing since it was last shown. */
  readonly told: string | null;
  /** How long it is tried; null while it's open. */
  readonly until: number | null;
  readonly notes: readonly ShownNote[];
}

/** What came of an attempt that failed. */
export interface Hindrance extends Pick<ShownRow, 'wanted' | 'ready' | 'told'> {
  readonly obstacle: Obstacle;
}

/** The outbox. Only what is wanted waits for the disk: all else can be found out again. */
export interface ShownStore {
  /** Something is to be shown although it hasn't changed; perhaps with something to be told once. */
  want(kind: ShownKind, subject: string, note?: Json): Promise<void>;
  /**
   * A row that is due comes to a note about a match, and to what is due `next`, all in one step. False where it has been
   * done or replaced already: then nothing is to be told.
   */
  wantDue(due: number, match: string, note: Json, next: readonly NewDue[]): Promise<boolean>;
  /** Null for what isn't behind and is over. */
  shown(kind: ShownKind, subject: string): Promise<ShownRow | null>;
  /**
   * Takes what is behind for `holder`, leased until `now + leaseMs`: open ones first. Each counts as an attempt. A row
   * stays theirs until they give it back, or another takes it after the lease has run out.
   */
  claimShown(holder: string, now: number, leaseMs: number, limit: number): Promise<ShownRow[]>;
  /** Extends a lease. Says nothing where the row is not the holder's, as the next three do. */
  holdShown(holder: string, kind: ShownKind, subject: string, until: number): Promise<void>;
  /** It is shown as it was wanted then. */
  showed(holder: string, kind: ShownKind, subject: string, wanted: number): Promise<void>;
  /** It could not be shown. Waits until `ready`, or its next change. */
  hinder(holder: string, kind: ShownKind, subject: string, why: Hindrance): Promise<void>;
  /** Some of it is shown as it was wanted then, and the rest may wait until `ready`, or its next change. */
  restShown(holder: string, kind: ShownKind, subject: string, rest: Pick<ShownRow, 'wanted' | 'ready'>): Promise<void>;
  /** What waits for its time may be shown now. Takes it from nobody. */
  hurryShown(kind: ShownKind, subject: string): Promise<void>;
  noteTold(kind: ShownKind, subject: string, n: number): Promise<void>;
  /**
   * What waits may be shown now: all of it, whatever keeps it; or what an obstacle keeps, on one server or everywhere.
   * Returns how much that is.
   */
  wakeShown(which?: { readonly obstacles: readonly Obstacle[]; readonly guild?: string }): Promise<number>;
  /** When the next thing may be shown; null for never. */
  nextShown(): Promise<number | null>;
}
