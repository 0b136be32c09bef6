import { type Client, Events, Status } from 'discord.js';
import type { Logger } from 'pino';
import { LEASE } from '../../matches/due/hold.js';
import type { LeaseStore } from '../../store/port.js';
import { loggable } from '../reply/failure.js';
import { COUNT, type Division, fleetOf, processLease, shardFor, shardLease, shardOf, stepOf } from './divide.js';
import { HeardShards } from './heard.js';
import type { LooseShards } from './loose.js';

/** How often leases are extended and looked at. */
const BEAT = 2000;
/** A shard that Discord refuses is tried again after that. */
const REFUSED = 60_000;

/** Which of these shards aren't connected, in words. A client calls itself ready as long as all of them once were. */
export function silent({ ws }: Pick<Client, 'ws'>, shards: Iterable<number>): string[] {
  const lost = [...shards].filter(shard => ws.shards.get(shard)?.status !== Status.Ready);
  return lost.sort((a, b) => a - b).map(shard => `shard ${shard} is not connected`);
}

const outvotedBy = (number: string, { count }: Division): string =>
  `the other processes divide ${number} shards, this one ${count}: start it again`;

interface Deps {
  readonly client: Client;
  readonly connector: Pick<LooseShards, 'add' | 'drop'>;
  readonly store: LeaseStore;
  /** The name of this process in the fleet. */
  readonly me: string;
  readonly division: Division;
  /** Told with each look how many processes there are. */
  readonly onFleet: (processes: number) => void;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Has this process hold its part of the shards. Who holds what stands in the store; here is only what is connected. A
 * process without the store keeps its connections: most likely nobody has it just now, and whose a shard is shows when it
 * is back.
 */
export class ShardKeeper {
  private readonly deps: Deps;
  private readonly held = new Set<number>();
  private readonly heard: HeardShards;
  private readonly refused = new Map<number, number>();
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  private beatAt: number | null = null;
  /** The number of shards that the others divide, where it isn't ours. */
  private outvoted: string | null = null;
  private stopped = false;

  constructor(deps: Deps) {
    this.deps = deps;
    this.heard = new HeardShards({ store: deps.store, count: deps.division.count, now: deps.now });
    deps.client.on(Events.ShardReady, shard => deps.log.info({ shard }, 'a shard is connected'));
    deps.client.on(Events.ShardDisconnect, ({ code }, shard) => {
      if (!this.held.has(shard) || this.stopped) return;
      deps.log.error({ shard, code }, 'Discord refuses a shard');
      this.refused.set(shard, deps.now() + REFUSED);
      void this.leave(shard).catch((error: unknown) => this.failed(error));
    });
  }

  /** Whether we hear of everything on a server: we hold its shard, and it is connected. */
  hears(guild: string): boolean {
    return this.isConnected(shardFor(guild, this.deps.division.count));
  }

  /** Since when people there are heard by any process; null where they aren't now. */
  heardSince(guild: string | null): number | null {
    return this.heard.since(guild);
  }

  /** What keeps this process from hearing of all that is its own. One that is spare has nothing to hear of. */
  missing(): string[] {
    if (this.outvoted !== null) return [outvotedBy(this.outvoted, this.deps.division)];
    return this.beatAt === null ? ['no shards taken yet'] : silent(this.deps.client, this.held);
  }

  /** Looks at the fleet now, and every so often from then on. Shards that are taken connect by themselves. */
  next(): Promise<void> {
    this.beating = this.beating.then(() => this.beat());
    return this.beating;
  }

  /** Gives all shards up at once, for others to take. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.beating;
    const { client, connector, store, me, now } = this.deps;
    await Promise.all([...this.held].map(shard => connector.drop(client, shard)));
    this.held.clear();
    try {
      await this.heard.look([], await store.leases(now()), now());
      await store.releaseLeases(me);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Never rejects. */
  private async beat(): Promise<void> {
    if (this.stopped) return;
    if (this.timer !== null) clearTimeout(this.timer);
    try {
      await this.look();
    } catch (error) {
      this.failed(error);
    }
    this.timer = setTimeout(() => void this.next(), BEAT);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const { store, me, division, onFleet, log, now } = this.deps;
    const at = now();
    const until = at + LEASE;
    const before = this.beatAt;
    const ours = new Set((await store.renewLeases(me, until)).flatMap(name => shardOf(name) ?? []));
    const lost = [...this.held].filter(each => !ours.has(each));
    for (const shard of lost) log.warn({ shard }, 'another process has taken a shard of ours');
    // All at once: goodbyes one after the other could take longer than our leases hold.
    await Promise.all(lost.map(shard => this.disconnect(shard)));
    const { holder: number } = await store.claimLease({ name: COUNT, holder: String(division.count), until }, at);
    // Servers fall to other shards by their number: those who came by another while nobody could extend it have them all.
    if (number !== String(division.count)) return this.standBack(number);
    this.outvoted = null;
    await store.claimLease({ name: processLease(me), holder: me, until }, at);
    const leases = await store.leases(at);
    const fleet = fleetOf(leases);
    onFleet(fleet.processes.length);
    this.beatAt = at;
    const connected = [...this.held].filter(shard => this.isConnected(shard));
    await this.heard.look(connected, leases, at);
    const { take, room, drop } = stepOf(me, division, fleet);
    await Promise.all(drop.map(shard => this.leave(shard)));
    // Leases that ran out while nobody could extend them are still somebody's: they get the time to say so.
    if (before !== null && at - before > LEASE / 2) return;
    const isRefused = (shard: number): boolean => (this.refused.get(shard) ?? 0) > at;
    for (const shard of ours) if (!drop.includes(shard) && !isRefused(shard)) this.connect(shard);
    let taken = 0;
    for (const shard of take) {
      if (taken === room) break;
      if (isRefused(shard)) continue;
      const { holder } = await store.claimLease({ name: shardLease(shard), holder: me, until }, at);
      if (holder !== me) continue;
      taken++;
      this.connect(shard);
    }
  }

  private isConnected(shard: number): boolean {
    return this.held.has(shard) && this.deps.client.ws.shards.get(shard)?.status === Status.Ready;
  }

  private connect(shard: number): void {
    if (this.held.has(shard)) return;
    const { client, connector, log } = this.deps;
    this.held.add(shard);
    log.info({ shard }, 'taking a shard');
    connector.add(client, shard).catch((error: unknown) => {
      if (!this.held.has(shard)) return;
      this.failed(error);
      void this.leave(shard).catch((again: unknown) => this.failed(again));
    });
  }

  private async standBack(number: string): Promise<void> {
    const { store, me, division, log } = this.deps;
    if (this.outvoted !== number) log.error(outvotedBy(number, division));
    this.outvoted = number;
    await Promise.all([...this.held].map(shard => this.disconnect(shard)));
    await store.releaseLeases(me);
  }

  /** Another may have it. */
  private async leave(shard: number): Promise<void> {
    const { store, me } = this.deps;
    await this.disconnect(shard);
    await store.releaseLeases(me, shardLease(shard));
  }

  private async disconnect(shard: number): Promise<void> {
    const { client, connector, log } = this.deps;
    if (!this.held.delete(shard)) return;
    log.info({ shard }, 'leaving a shard');
    await connector.drop(client, shard);
  }

  private failed(error: unknown): void {
    this.deps.log.warn({ err: loggable(error) }, 'shards could not be looked after: trying again');
  }
}
