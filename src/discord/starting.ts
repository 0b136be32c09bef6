import { type GuildMember, PermissionFlagsBits, type RepliableInteraction } from 'discord.js';
import { text } from '../kernel/index.js';
import type { House } from './house.js';
import { cannotPost } from './permissions.js';
import { tell } from './reply.js';
import { readSettings, type Settings } from './settings.js';
import { houseVoice } from './voice.js';

/** What somebody wants to start: `alone` is everything with practice players only, quests above all. */
export type Start = 'alone' | 'table';

/**
 * Whether somebody may not start a match here: the server keeps matches to other channels or starting to a role, or the
 * bot may not post. They are told what to do instead. Whoever manages the server may start anywhere.
 */
export async function cannotStart(interaction: RepliableInteraction, house: House, start: Start): Promise<boolean> {
  const { guildId } = interaction;
  const settings = readSettings(guildId === null ? null : await house.store.guildSettings(guildId));
  const why = whyNot(interaction, settings, start);
  if (why === null) return cannotPost(interaction);
  await tell(interaction, why);
  return true;
}

function whyNot(
  interaction: RepliableInteraction,
  { channels, starter, starts }: Settings,
  start: Start,
): string | null {
  if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true) return null;
  const say = houseVoice(interaction.locale);
  const { channel, channelId } = interaction;
  const place = channel?.isThread() === true ? channel.parentId : channelId;
  if (channels.length > 0 && !channels.includes(place ?? ''))
    return `${say(text('refused-not-here'))} ${channels.map(id => `<#${id}>`).join(' ')}`;
  if (starter === null || (start === 'alone' && starts === 'tables')) return null;
  return hasRole(interaction, starter) ? null : `${say(text('refused-not-starter'))} <@&${starter}>`;
}

/** The roles of a member, whether they came with the interaction or were known. */
export function hasRole({ member }: RepliableInteraction, role: string): boolean {
  if (member === null) return false;
  return Array.isArray(member.roles) ? member.roles.includes(role) : (member as GuildMember).roles.cache.has(role);
}
