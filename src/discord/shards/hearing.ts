import { type Client, Events } from 'discord.js';
import type { Heard } from './awake.js';

/** What is back so soon, in milliseconds, has kept nobody from answering. */
export const MOMENT = 30_000;

/** Since when people are heard again: while their server is away, or its shard, or for direct messages the first one, nobody can click. */
export class Hearing {
  private readonly client: Client;
  /** Since when this process is there for them, or the ones before it that followed each other at once. */
  private readonly began: number;
  /** Shards by their numbers, servers by their ids. */
  private readonly lost = new Map<number | string, number>();
  private readonly back = new Map<number | string, number>();

  /** `before`: of the process before this one; null where nobody knows. */
  constructor(client: Client, now: () => number, before: Heard | null = null) {
    this.client = client;
    this.began = before === null ? 0 : now() - before.until >= MOMENT ? now() : before.since;
    const losing = (what: number | string): void => void this.lost.set(what, this.lost.get(what) ?? now());
    const finding = (what: number | string): void => {
      if (now() - (this.lost.get(what) ?? now()) >= MOMENT) this.back.set(what, now());
      this.lost.delete(what);
    };
    client.on(Events.ShardReconnecting, losing);
    client.on(Events.ShardDisconnect, (_, shard) => losing(shard));
    client.on(Events.ShardResume, finding);
    client.on(Events.ShardReady, finding);
    client.on(Events.GuildUnavailable, ({ id }) => losing(id));
    client.on(Events.GuildAvailable, ({ id }) => finding(id));
    client.on(Events.GuildDelete, ({ id }) => void this.lost.delete(id));
  }

  /** In milliseconds since 1970, 0 where they were never away; null where nobody is heard now. */
  since(guild: string | null): number | null {
    const { shardId = 0 } = (guild === null ? undefined : this.client.guilds.cache.get(guild)) ?? {};
    const ways = guild === null ? [shardId] : [shardId, guild];
    return ways.some(way => this.lost.has(way)) ? null : this.latest(ways);
  }

  /** Since when no shard has been away; null where one is. Servers may be. */
  everybody(): number | null {
    const isShard = (way: number | string): boolean => typeof way === 'number';
    return [...this.lost.keys()].some(isShard) ? null : this.latest([...this.back.keys()].filter(isShard));
  }

  private latest(ways: readonly (number | string)[]): number {
    return Math.max(this.began, ...ways.map(way => this.back.get(way) ?? 0));
  }
}
