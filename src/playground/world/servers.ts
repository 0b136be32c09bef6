import type { Channel, Snowflake } from '../types.js';
import { isDirect } from '../types.js';
import type { World } from './world.js';

/** All servers, the first one first. */
export const serversOf = (world: World): Snowflake[] => [world.home.guild, ...world.servers.all().map(({ id }) => id)];

export const nameOfServer = (world: World, guild: Snowflake): string =>
  world.servers.get(guild)?.name ?? world.home.guildName;

/** https://docs.discord.com/developers/events/gateway#sharding */
export const shardOf = (guild: Snowflake, count: number): number => Number((BigInt(guild) >> 22n) % BigInt(count));

/** Where something in a channel is heard of: direct messages by the first shard. */
export const shardOfPlace = (world: World, channel: Channel | undefined, count: number): number =>
  channel && isDirect(channel) ? 0 : shardOf(channel?.guild_id ?? world.home.guild, count);
