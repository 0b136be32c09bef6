import type { Deck } from '../kernel/index.js';
import type { Result, Tabled } from './field.js';
import type { Change, Plan } from './plan.js';

/** When a night takes place (milliseconds since 1970), after how many days again, and by the clocks of which zone. */
export interface Time {
  readonly at: number;
  readonly every: number | null;
  readonly zone?: string;
  /** The hour of its series, where clocks of the zone skip that on its day. */
  readonly usual?: Hour;
}

/** What clocks show. */
export interface Hour {
  readonly hour: number;
  readonly minute: number;
}

/** When sign-up opens and closes by itself; null where it is open from the start, or until the night begins. */
export interface Registration {
  readonly opens: number | null;
  readonly closes: number | null;
}

/** Names a table of a night. */
export interface At {
  readonly round: number;
  readonly table: number;
}

/** What happens in a night. Nothing of one is kept but these. */
export type LeagueEvent =
  | { readonly type: 'created'; readonly plan: Plan }
  | ({ readonly type: 'scheduled' } & Time)
  | ({ readonly type: 'registration' } & Registration)
  | { readonly type: 'registration-opened' }
  | { readonly type: 'registration-closed' }
  /** What a host wants otherwise than it was. */
  | { readonly type: 'edited'; readonly change: Change }
  /** Nothing happens by itself until it goes on. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'joined'; readonly player: string; readonly name: string; readonly deck: Deck | null }
  | { readonly type: 'deck-changed'; readonly player: string; readonly deck: Deck }
  /** Says whom they play with: players who name the same team. */
  | { readonly type: 'teamed'; readonly player: string; readonly team: string }
  /** Before the start. Afterwards it is `dropped`. */
  | { readonly type: 'left'; readonly player: string }
  | { readonly type: 'check-in-opened' }
  | { readonly type: 'checked-in'; readonly player: string }
  /** Who plays, in the order in which they signed up. */
  | { readonly type: 'started'; readonly players: readonly string[]; readonly teams?: readonly (readonly string[])[] }
  /** How players are seeded, best first, as far as that is settled: the others follow by lot. */
  | { readonly type: 'seeded'; readonly players: readonly string[] }
  /** A stage is over: these go on to the next, best first. */
  | { readonly type: 'advanced'; readonly players: readonly string[] }
  | { readonly type: 'dropped'; readonly player: string }
  /** A host lets somebody who left play on, from the next round. */
  | { readonly type: 'readmitted'; readonly player: string }
  | { readonly type: 'paired'; readonly round: number; readonly seed: string; readonly tables: readonly Tabled[] }
  /** A match begins at a table, or the next try where the last did not decide or somebody was not there. */
  | ({ readonly type: 'seated'; readonly match: string; readonly channel: string } & At)
  /** Its match goes on in another channel. */
  | ({ readonly type: 'moved'; readonly channel: string } & At)
  | ({ readonly type: 'nudged'; readonly players: readonly string[] } & At)
  /** A host calls those for whom a table waits. */
  | ({ readonly type: 'summoned' } & At)
  /** A host lets a table wait longer for those who have not come: so many milliseconds from now. */
  | ({ readonly type: 'extended'; readonly ms: number } & At)
  /** These did not come, and the others play on without them. */
  | ({ readonly type: 'absent'; readonly players: readonly string[] } & At)
  /** What the engine says of a match that is over. */
  | ({ readonly type: 'counted'; readonly match: string; readonly result: Result } & At)
  /** Time is called at a table, in a match that has had so many turns. */
  | ({ readonly type: 'time'; readonly match: string; readonly turns: number } & At)
  /** The extra turns are over too: what the game says of a match that ends as it stands. */
  | ({ readonly type: 'timed'; readonly match: string; readonly result: Result } & At)
  /** Too few came to play. */
  | ({ readonly type: 'awarded'; readonly result: Result } & At)
  /** Somebody in charge puts a result right. */
  | ({ readonly type: 'corrected'; readonly result: Result } & At)
  /** A corrected result sends others to a table: what was played there so far does not count. */
  | ({ readonly type: 'relaid'; readonly players: readonly string[] } & At)
  /** What followed from a result that was corrected does not hold any more: rounds from this one on are paired again. */
  | { readonly type: 'undone'; readonly from: number }
  | { readonly type: 'finished' }
  | { readonly type: 'cancelled' }
  /** It does not take place, and the next of its series does. */
  | { readonly type: 'skipped' }
  /** A host takes the end of a night back: it goes on where it was. */
  | { readonly type: 'reopened' };

/** An event as it stands in the record: who, when, and why where that was said. */
export interface Line {
  readonly n: number;
  readonly at: number;
  /** Null for what comes by itself. */
  readonly by: string | null;
  readonly why: string | null;
  readonly event: LeagueEvent;
}
