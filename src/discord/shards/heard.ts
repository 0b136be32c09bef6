import { LEASE } from '../../matches/due/hold.js';
import type { LeaseRow, LeaseStore } from '../../store/port.js';
import { shardFor } from './divide.js';
import { MOMENT } from './hearing.js';

const HEARD = 'heard:';

/** When everybody on a shard is heard, as a lease has it: since when is its holder, until when its end. */
const noted = (leases: readonly LeaseRow[]): Map<number, LeaseRow> =>
  new Map(
    leases.flatMap(lease =>
      lease.name.startsWith(HEARD) ? [[Number(lease.name.slice(HEARD.length)), lease] as const] : [],
    ),
  );

interface Deps {
  readonly store: Pick<LeaseStore, 'claimLease' | 'leases'>;
  /** How many shards there are in all. */
  readonly count: number;
  readonly now: () => number;
}

/** Since when people are heard, whichever process of a fleet has their shard: each notes that of its own, and all read it. */
export class HeardShards {
  private readonly deps: Deps;
  /** Of every shard that somebody hears, as of the last look. */
  private heard: ReadonlyMap<number, LeaseRow> = new Map();
  private lookedAt = Number.NEGATIVE_INFINITY;
  /** Those that we have noted ourselves. */
  private ours: readonly number[] = [];

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Notes which shards are connected here. `leases` are all there are at that time. */
  async look(connected: readonly number[], leases: readonly LeaseRow[], at: number): Promise<void> {
    const heard = noted(leases);
    const isFresh = (shard: number): boolean => !heard.has(shard);
    // What has run out tells how long nobody has heard them.
    const before = connected.some(isFresh) ? noted(await this.deps.store.leases(0)) : heard;
    for (const shard of connected) {
      const lease = heard.get(shard);
      // Nearly all are found as they were left: they are extended in good time.
      if (lease !== undefined && lease.until - at > LEASE / 2) continue;
      heard.set(shard, await this.note(shard, lease?.holder ?? sinceNow(before.get(shard), at), at + LEASE, at));
    }
    for (const shard of this.ours) {
      const lease = heard.get(shard);
      if (connected.includes(shard) || lease === undefined) continue;
      await this.note(shard, lease.holder, at, at);
      heard.delete(shard);
    }
    [this.ours, this.heard, this.lookedAt] = [[...connected], heard, at];
  }

  /** In milliseconds since 1970; null where nobody is heard now, or where that isn't known. Those in direct messages are on the first shard. */
  since(guild: string | null): number | null {
    const { count, now } = this.deps;
    if (now() - this.lookedAt > LEASE) return null;
    const lease = this.heard.get(guild === null ? 0 : shardFor(guild, count));
    return lease === undefined ? null : Number(lease.holder);
  }

  private note(shard: number, since: string, until: number, at: number): Promise<LeaseRow> {
    return this.deps.store.claimLease({ name: `${HEARD}${shard}`, holder: since, until }, at);
  }
}

/** A shard that was away for a moment has kept nobody from answering. It was still heard soon before its lease ran out. */
const sinceNow = (before: LeaseRow | undefined, at: number): string =>
  before !== undefined && at - before.until < MOMENT - LEASE ? before.holder : String(at);
