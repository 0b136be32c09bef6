import { type Client, Events } from 'discord.js';

/** What is back so soon, in milliseconds, has kept nobody from answering. */
const MOMENT = 30_000;

/** Since when people are heard again: while their server is away, or its shard, or for direct messages the first one, nobody can click. */
export class Hearing {
  private readonly client: Client;
  /** Shards by their numbers, servers by their ids. */
  private readonly lost = new Map<number | string, number>();
  private readonly back = new Map<number | string, number>();

  constructor(client: Client, now: () => number) {
    this.client = client;
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
    return ways.some(way => this.lost.has(way)) ? null : Math.max(...ways.map(way => this.back.get(way) ?? 0));
  }
}
