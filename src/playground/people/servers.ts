import type { World } from '../world/world.js';
import { addChannel } from './people.js';

/**
 * Further servers beside the first, for bots that are on many: the same people with the same roles meet there, in one
 * channel. A server's id tells its shard, so each next one is a millisecond younger: it belongs to the next shard.
 */
export function addServers(world: World, most: number): void {
  for (let n = world.servers.all().length + 1; n <= most; n++) {
    const id = String(BigInt(world.home.guild) + (BigInt(n) << 22n));
    world.servers.put(id, { id, name: `${world.home.guildName} ${n + 1}` });
    world.ids.above(id);
    addChannel(world, 'card-table', null, { quiet: true, guild: id });
  }
}
