import { type Client, Events, type IShardingStrategy, WebSocketShard } from 'discord.js';
import { Sharding } from './sharding.js';

type Manager = ConstructorParameters<typeof Sharding>[0];

/** How long Discord is given to say goodbye, in milliseconds. */
const GOODBYE = 2000;

/**
 * Shards that come and go while a client runs: `discord.js` knows only those that it was started with. Each has a
 * strategy of its own, the usual one, and the client is told of it as it would tell itself.
 */
export class LooseShards implements IShardingStrategy {
  private readonly running = new Map<number, Sharding>();
  private readonly manager: Manager;

  constructor(manager: Manager) {
    this.manager = manager;
    const { retrieveSessionInfo } = manager.options;
    // A shard rests between two attempts to connect, and nothing else keeps one that was dropped meanwhile from the next.
    manager.options.retrieveSessionInfo = async shard =>
      this.running.has(shard) ? retrieveSessionInfo(shard) : new Promise<never>(() => undefined);
  }

  spawn(): void {}

  connect(): void {}

  async destroy(): Promise<void> {
    await Promise.all([...this.running.values()].map(strategy => strategy.destroy()));
    this.running.clear();
  }

  async send(shard: number, payload: Parameters<IShardingStrategy['send']>[1]): Promise<void> {
    await this.running.get(shard)?.send(shard, payload);
  }

  async fetchStatus(): ReturnType<Sharding['fetchStatus']> {
    const all = await new Sharding(this.manager).fetchStatus();
    for (const strategy of this.running.values())
      for (const [shard, status] of await strategy.fetchStatus()) all.set(shard, status);
    return all;
  }

  /** Connects a shard. Resolves when Discord has greeted it, which is never where it is dropped before. */
  async add(client: Client, shard: number): Promise<void> {
    const strategy = new Sharding(this.manager);
    this.running.set(shard, strategy);
    const seen = Reflect.construct(WebSocketShard, [client.ws, shard]) as WebSocketShard;
    seen.on('allReady', unavailable => client.emit(Events.ShardReady, shard, unavailable));
    client.ws.shards.set(shard, seen);
    await strategy.spawn([shard]);
    await strategy.connect();
  }

  /** Disconnects a shard, or gives up to do so politely. */
  async drop(client: Client, shard: number): Promise<void> {
    const strategy = this.running.get(shard);
    if (strategy === undefined) return;
    this.running.delete(shard);
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>(resolve => {
      timer = setTimeout(resolve, GOODBYE);
    });
    const closed = strategy.destroy({ reason: 'another process takes over' });
    await Promise.race([closed, enough]);
    clearTimeout(timer);
    client.ws.shards.delete(shard);
  }
}
