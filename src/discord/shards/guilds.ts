import {
  type Client,
  DiscordAPIError,
  GatewayDispatchEvents,
  type GatewayGuildCreateDispatchData,
  type GatewayReadyDispatchData,
} from 'discord.js';
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
  /** Whether we hear by ourselves of everything on a server. */
  readonly hears: (guild: string) => boolean;
  private readonly asked = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED, ttl: BELIEVED });

  constructor(client: Client, hears: (guild: string) => boolean = () => true) {
    this.client = client;
    this.hears = hears;
    client.ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData, shard: number) =>
      this.named(shard, new Set(guilds.map(({ id }) => id))),
    );
    client.ws.on(GatewayDispatchEvents.GuildCreate, ({ id }: GatewayGuildCreateDispatchData) => this.forgetPlaces(id));
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
  private named(shard: number, named: ReadonlySet<string>): void {
    for (const { id, shardId } of this.client.guilds.cache.values()) {
      if (shardId !== shard || named.has(id)) continue;
      this.forgetPlaces(id);
      this.client.guilds.cache.delete(id);
    }
  }

  /** Whatever has been deleted on a server meanwhile, its channels and threads are about to be told. */
  private forgetPlaces(guild: string): void {
    const places = this.client.guilds.cache.get(guild)?.channels.cache.keys() ?? [];
    for (const id of places) this.client.channels.cache.delete(id);
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
