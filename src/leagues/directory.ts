import { pingableOf } from '../matches/clock/calls.js';
import { gameFor } from '../matches/matches.js';
import type { NightPostRow, Store } from '../store/port.js';
import type { Night } from './night.js';
import { type Recap, recapOf } from './recap.js';
import { nightIn } from './record.js';

type Readable = Pick<
  Store,
  'night' | 'nightPosts' | 'nightPostByMessage' | 'setNightPost' | 'playerPreferences' | 'match' | 'matchesOf' | 'log'
>;

/** What to show of each night, where it's shown, and who a message about it may ping. */
export class NightDirectory {
  private readonly store: Readable;
  private readonly now: () => number;

  constructor({ store, now }: { readonly store: Readable; readonly now: () => number }) {
    this.store = store;
    this.now = now;
  }

  /** @throws LeagueRefused if there is none */
  night(id: string): Promise<Night> {
    return nightIn(this.store, id);
  }

  /** The recap of a finished night. */
  recap(night: Night): Promise<Recap> {
    return recapOf(this.store, gameFor, night);
  }

  /** All that is posted of a night. */
  posts(night: string): Promise<NightPostRow[]> {
    return this.store.nightPosts(night);
  }

  /** What part of a night a message shows; null if it shows none. */
  postBy(message: string): Promise<NightPostRow | null> {
    return this.store.nightPostByMessage(message);
  }

  /** Keeps where something of a night is posted. */
  keep(post: NightPostRow): Promise<void> {
    return this.store.setNightPost(post);
  }

  /** The people among these who want to be pinged at this hour. */
  pingable(players: readonly string[]): Promise<string[]> {
    return pingableOf(this.store, players, this.now());
  }
}
