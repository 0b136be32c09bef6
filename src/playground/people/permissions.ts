import type { Channel, Snowflake } from '../types.js';
import { isDirect, isThread } from '../types.js';
import type { World } from '../world/world.js';

/** https://docs.discord.com/developers/topics/permissions */
export const permissions = {
  CreateInstantInvite: 1n << 0n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  ManageRoles: 1n << 28n,
  UseApplicationCommands: 1n << 31n,
  ManageEvents: 1n << 33n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  CreateEvents: 1n << 44n,
} as const;

export type Permission = keyof typeof permissions;
const p = permissions;
const ALL = Object.values(p).reduce((sum, bit) => sum | bit, 0n);

export const EVERYONE =
  p.CreateInstantInvite |
  p.AddReactions |
  p.ViewChannel |
  p.SendMessages |
  p.EmbedLinks |
  p.AttachFiles |
  p.ReadMessageHistory |
  p.UseExternalEmojis |
  p.UseApplicationCommands |
  p.CreatePublicThreads |
  p.CreatePrivateThreads |
  p.SendMessagesInThreads;
export const BOT = EVERYONE | p.ManageMessages | p.ManageThreads | p.ManageEvents | p.CreateEvents | p.MentionEveryone;
/** What an app may always do where it talks with one person. */
const DIRECT =
  p.ViewChannel |
  p.SendMessages |
  p.EmbedLinks |
  p.AttachFiles |
  p.ReadMessageHistory |
  p.MentionEveryone |
  p.UseExternalEmojis;

export const names = Object.keys(p) as Permission[];
export const isPermission = (name: string): name is Permission => Object.hasOwn(p, name);

export function serverPermissions(world: World, user: Snowflake): bigint {
  const membership = world.members.get(user);
  if (!membership) return 0n;
  if (world.home.owner === user) return ALL;
  const mine = [world.home.guild, ...membership.roles].map(id => BigInt(world.roles.get(id)?.permissions ?? '0'));
  const sum = mine.reduce((all, bits) => all | bits, 0n);
  return sum & p.Administrator ? ALL : sum;
}

/** Server roles first, then the channel's overwrites: @everyone, roles together, the member. */
export function permissionsIn(world: World, user: Snowflake, channel: Channel): bigint {
  if (isDirect(channel)) return channel.members?.includes(user) || user === world.home.bot ? DIRECT : 0n;
  const place = isThread(channel) ? world.channels.get(channel.parent_id ?? '') : channel;
  const membership = world.members.get(user);
  if (!place || !membership) return 0n;
  let bits = serverPermissions(world, user);
  if (bits & p.Administrator) return bits;
  const overwrites = place.permission_overwrites ?? [];
  const apply = (those: typeof overwrites): void => {
    const deny = those.reduce((sum, one) => sum | BigInt(one.deny), 0n);
    const allow = those.reduce((sum, one) => sum | BigInt(one.allow), 0n);
    bits = (bits & ~deny) | allow;
  };
  apply(overwrites.filter(one => one.id === place.guild_id));
  apply(overwrites.filter(one => one.type === 0 && membership.roles.includes(one.id)));
  apply(overwrites.filter(one => one.type === 1 && one.id === user));
  return bits & p.ViewChannel ? bits : 0n;
}

export const may = (world: World, user: Snowflake, channel: Channel, permission: Permission): boolean =>
  (permissionsIn(world, user, channel) & p[permission]) !== 0n;

/** Private threads are seen by those in them, and by thread managers. */
export function sees(world: World, user: Snowflake, channel: Channel): boolean {
  if (!may(world, user, channel, 'ViewChannel')) return false;
  if (channel.type !== 12) return true;
  return Boolean(channel.members?.includes(user)) || may(world, user, channel, 'ManageThreads');
}
