import { addChannel } from '../people/people.js';
import type { Channel, Snowflake } from '../types.js';
import { isDirect } from '../types.js';
import type { World } from './world.js';

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

/** All servers, the first one first. */
export const serversOf = (world: World): Snowflake[] => [world.home.guild, ...world.servers.all().map(({ id }) => id)];

export const nameOfServer = (world: World, guild: Snowflake): string =>
  world.servers.get(guild)?.name ?? world.home.guildName;

/** https://docs.discord.com/developers/events/gateway#sharding */
export const shardOf = (guild: Snowflake, count: number): number => Number((BigInt(guild) >> 22n) % BigInt(count));

/** Where something in a channel is heard of: direct messages by the first shard. */
export const shardOfPlace = (world: World, channel: Channel | undefined, count: number): number =>
  channel && isDirect(channel) ? 0 : shardOf(channel?.guild_id ?? world.home.guild, count);
