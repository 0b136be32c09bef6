import { type IShardingStrategy, SimpleShardingStrategy } from 'discord.js';
import { WebSocket } from 'ws';

/**
 * The usual way to connect shards, but for one thing: where one is given up while it still connects, its socket is ended as
 * well. `discord.js` leaves it to itself, with nobody to hear of its errors.
 */
export class Sharding implements IShardingStrategy {
  private readonly usual: SimpleShardingStrategy;

  constructor(...manager: ConstructorParameters<typeof SimpleShardingStrategy>) {
    this.usual = new SimpleShardingStrategy(...manager);
  }

  spawn = (shards: number[]): Promise<void> => this.usual.spawn(shards);

  connect = (): Promise<void> => this.usual.connect();

  send: IShardingStrategy['send'] = (shard, payload) => this.usual.send(shard, payload);

  fetchStatus = (): ReturnType<SimpleShardingStrategy['fetchStatus']> => this.usual.fetchStatus();

  async destroy(...options: Parameters<SimpleShardingStrategy['destroy']>): Promise<void> {
    // biome-ignore lint/complexity/useLiteralKeys: private in its types
    const sockets = [...this.usual['shards'].values()].flatMap(shard => shard['connection'] ?? []);
    const half = sockets.filter(({ readyState }) => readyState === WebSocket.CONNECTING);
    for (const socket of half) socket.on('error', () => undefined);
    await this.usual.destroy(...options);
    for (const socket of half) socket.terminate();
  }
}
