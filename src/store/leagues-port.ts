import type { Json } from '../kernel/index.js';
import type { NewDue } from './port.js';

/** A night of matches, as far as it is looked for. All else is in its events. */
export interface NightRow {
  readonly id: string;
  readonly guild: string;
  readonly name: string;
  readonly season: string | null;
  /** `over` also for one that never took place. */
  readonly status: 'open' | 'over';
  /** Events there are. */
  readonly length: number;
  readonly createdAt: number;
}

/** What events can change of that. */
export type NightHead = Pick<NightRow, 'status'> & Partial<Pick<NightRow, 'name' | 'season'>>;

/** Something that has happened in a night, by whom (null: by itself) and why. */
export interface NightEventRow {
  readonly n: number;
  readonly at: number;
  readonly by: string | null;
  readonly why: string | null;
  readonly event: Json;
}

/** Where something about a night stands: a message, a thread, an entry in the server's calendar. */
export interface NightPostRow {
  readonly night: string;
  readonly what: string;
  readonly channel: string;
  readonly message: string;
  /** Of a message, a hash of what it was last made to show; null, or left out, where that isn't known. */
  readonly looks?: string | null;
}

/** What nights are kept in. */
export interface LeagueStore {
  /** Returns false where there is one of that id already. */
  createNight(night: NightRow, events: readonly NightEventRow[], due?: readonly NewDue[]): Promise<boolean>;
  night(id: string): Promise<{ readonly row: NightRow; readonly events: readonly NightEventRow[] } | null>;
  /** Newest first. */
  nights(filter: { guild?: string; season?: string; status?: NightRow['status']; limit?: number }): Promise<NightRow[]>;
  /** Appends to a night that has exactly `expected` events. @throws Conflict */
  appendNight(
    id: string,
    expected: number,
    events: readonly NightEventRow[],
    head: NightHead,
    due?: readonly NewDue[],
  ): Promise<void>;
  nightPosts(night: string): Promise<NightPostRow[]>;
  nightPostByMessage(message: string): Promise<NightPostRow | null>;
  setNightPost(post: NightPostRow): Promise<void>;
}
