import type { LeaseStore } from '../../store/port.js';
import type { Hearing } from './hearing.js';

/** The lease in which that is noted. */
const AWAKE = 'awake';
/** How often that is noted, in milliseconds: more than once in what counts as a moment. */
const BEAT = 15_000;

/** Since when everybody was heard, and until when at least, both in milliseconds since 1970. */
export interface Heard {
  readonly since: number;
  readonly until: number;
}

/** What the last process that was alone has left of it; null where there was none. */
export async function lastHeard(store: Pick<LeaseStore, 'leases'>): Promise<Heard | null> {
  // It ended when it was noted, so as of now there is none.
  const noted = (await store.leases(0)).find(({ name }) => name === AWAKE);
  return noted === undefined ? null : { since: Number(noted.holder), until: noted.until };
}

interface Deps {
  readonly store: Pick<LeaseStore, 'claimLease'>;
  readonly hearing: Pick<Hearing, 'everybody'>;
  readonly now: () => number;
}

/** Leaves to the next process whether people could reach this one: while neither runs, nobody can. Never rejects. */
export class Awake {
  private readonly deps: Deps;
  private timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async begin(): Promise<void> {
    this.timer = setInterval(() => void this.note(), BEAT).unref();
    await this.note();
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.note();
  }

  private async note(): Promise<void> {
    const { store, hearing, now } = this.deps;
    const since = hearing.everybody();
    if (since === null) return;
    const until = now();
    // What isn't noted makes people get more time rather than less.
    await store.claimLease({ name: AWAKE, holder: String(since), until }, until).catch(() => undefined);
  }
}
