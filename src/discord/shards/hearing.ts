import { type Client, Events } from 'discord.js';

/** A connection that is back so soon, in milliseconds, has kept nobody from answering. */
const MOMENT = 30_000;

/** Since when people are heard again: while the shard of their server is away, or for direct messages the first one, nobody can click. */
export class Hearing {
  private readonly client: Client;
  private readonly lost = new Map<number, number>();
  private readonly back = new Map<number, number>();

  constructor(client: Client, now: () => number) {
    this.client = client;
    const losing = (shard: number): void => void this.lost.set(shard, this.lost.get(shard) ?? now());
    const finding = (shard: number): void => {
      if (now() - (this.lost.get(shard) ?? now()) >= MOMENT) this.back.set(shard, now());
      this.lost.delete(shard);
    };
    client.on(Events.ShardReconnecting, losing);
    client.on(Events.ShardDisconnect, (_, shard) => losing(shard));
    client.on(Events.ShardResume, finding);
    client.on(Events.ShardReady, finding);
  }

  /** In milliseconds since 1970, 0 where they were never away; null where nobody is heard now. */
  since(guild: string | null): number | null {
    const { shardId = 0 } = (guild === null ? undefined : this.client.guilds.cache.get(guild)) ?? {};
    return this.lost.has(shardId) ? null : (this.back.get(shardId) ?? 0);
  }
}
