import type { ChatInputCommandInteraction } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import { formatOf } from '../../leagues/formats/index.js';
import type { Night } from '../../leagues/night.js';
import { tell } from '../reply/reply.js';
import { missingForThreads, permissionNames } from '../start/permissions.js';
import { nightTranslator } from './bodies.js';
import { titleOf } from './names.js';

/** The result, shown to the host alone, with anything else they should know. */
export async function tellHost(
  interaction: ChatInputCommandInteraction,
  night: Night,
  what: string,
  args: Parameters<typeof text>[1] = {},
  besides: Text | null = null,
): Promise<void> {
  const said = text(`league-told-${what}`, { name: titleOf(night), ...args });
  const say = nightTranslator(night, interaction.locale);
  await tell(interaction, besides === null ? say(said) : `${say(said)}\n${say(besides)}`);
}

/** A warning that tables won't get threads in this channel: what is missing, and what happens instead. */
export function withoutThreads(interaction: ChatInputCommandInteraction, night: Night): Text | null {
  if (interaction.channelId !== night.plan.channel) return null;
  const permissions = missingForThreads(interaction, formatOf(night.plan).together === true ? 'hidden' : 'open');
  return permissions.length === 0
    ? null
    : text('league-told-no-threads', { permissions: permissionNames(permissions) });
}
