import { type Client, DiscordAPIError, GatewayDispatchEvents, type GatewayReadyDispatchData } from 'discord.js';
import { LRUCache } from 'lru-cache';

/** How long what Discord says about a server is believed, in milliseconds, and of how many it is remembered. */
const BELIEVED = 60_000;
const REMEMBERED = 10_000;

/**
 * Servers, wherever their shard is held. Of those whose shard is ours we hear by ourselves; of others Discord is asked, so
 * that any process can show what is to be shown there. The client then knows them as it knows our own.
 */
export class Guilds {
  private readonly client: Client;
  private readonly hears: (guild: string) => boolean;
  private readonly asked = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED, ttl: BELIEVED });

  constructor(client: Client, hears: (guild: string) => boolean = () => true) {
    this.client = client;
    this.hears = hears;
    client.ws.on(GatewayDispatchEvents.Ready, (data: GatewayReadyDispatchData, shard: number) =>
      this.named(data, shard),
    );
  }

  /** Whether we are on a server. */
  async reach(guild: string): Promise<boolean> {
    if (this.hears(guild)) return this.client.guilds.cache.has(guild);
    const known = this.asked.get(guild);
    if (known !== undefined) return known;
    const asking = this.ask(guild);
    this.asked.set(guild, asking);
    // What failed is asked again.
    asking.catch(() => this.asked.delete(guild));
    return asking;
  }

  /** Something there wasn't as it was said to be: it is asked for again. */
  doubt(guild: string): void {
    this.asked.delete(guild);
  }

  /** A shard that identifies again names all its servers. Where we have left another meanwhile, nobody tells us. */
  private named({ guilds }: GatewayReadyDispatchData, shard: number): void {
    const named = new Set(guilds.map(({ id }) => id));
    for (const { id, shardId, channels } of this.client.guilds.cache.values()) {
      if (shardId !== shard || named.has(id)) continue;
      for (const channel of channels.cache.keys()) this.client.channels.cache.delete(channel);
      this.client.guilds.cache.delete(id);
    }
  }

  private async ask(guild: string): Promise<boolean> {
    try {
      const found = await this.client.guilds.fetch({ guild, force: true });
      await found.members.fetchMe({ force: true });
      const channels = await found.channels.fetch();
      // Of what was deleted, and of threads, we hear nothing: they are fetched when they are needed.
      for (const id of found.channels.cache.keys())
        if (!channels.has(id)) {
          found.channels.cache.delete(id);
          this.client.channels.cache.delete(id);
        }
      return true;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || (error.status !== 404 && error.status !== 403)) throw error;
      return false;
    }
  }
}
