import { type GuildMember, type Interaction, PermissionFlagsBits } from 'discord.js';
import { text } from '../../kernel/index.js';
import { Misused } from '../define/misused.js';
import type { Right } from '../define/requires.js';
import type { House } from '../house.js';
import type { Settings } from '../people/settings.js';
import { botPosts } from '../start/permissions.js';

/** What a player wants to start: `alone` is anything with practice bots only, mostly quests. */
export type Start = 'alone' | 'table';

/**
 * Lets a player start a match here, unless the server limits matches to other channels or to a role, or the bot may
 * not post. Server managers may start anywhere. @throws Misused
 */
export async function mayStart(interaction: Interaction, house: House, start: Start): Promise<void> {
  const { guildId, memberPermissions } = interaction;
  const settings = await house.servers.settings(guildId);
  if (memberPermissions?.has(PermissionFlagsBits.ManageGuild) !== true) startsHere(interaction, settings, start);
  botPosts(interaction);
}

/** The same as a requirement, for what is played alone. */
export const startsAlone: Right = (interaction, house) => mayStart(interaction, house, 'alone');

function startsHere(interaction: Interaction, { channels, starter, starts }: Settings, start: Start): void {
  const { channel, channelId } = interaction;
  const place = channel?.isThread() === true ? channel.parentId : channelId;
  if (channels.length > 0 && !channels.includes(place ?? ''))
    throw new Misused('not-here', { channels: { list: channels.map(id => text('channel-mention', { id })) } });
  const isFree = starter === null || (start === 'alone' && starts === 'tables');
  if (!isFree && !hasRole(interaction, starter))
    throw new Misused('not-starter', { role: text('role-mention', { id: starter }) });
}

/** The roles of a member, whether they came with the interaction or were known. */
export function hasRole({ member }: Interaction, role: string): boolean {
  if (member === null) return false;
  return Array.isArray(member.roles) ? member.roles.includes(role) : (member as GuildMember).roles.cache.has(role);
}
