import {
  PermissionFlagsBits,
  type PermissionResolvable,
  type PermissionsBitField,
  type RepliableInteraction,
} from 'discord.js';
import { text } from '../kernel/index.js';
import { tell } from './reply.js';
import { houseVoice } from './voice.js';

/** What the bot needs in a channel, with the name Discord shows for it. */
const NEEDED = [
  ['ViewChannel', 'View Channel'],
  ['SendMessages', 'Send Messages'],
  ['EmbedLinks', 'Embed Links'],
  ['CreatePublicThreads', 'Create Public Threads'],
  ['SendMessagesInThreads', 'Send Messages in Threads'],
] as const;

/** The permissions of the invitation link. */
export const INVITED_WITH: bigint = [
  ...NEEDED.map(([flag]) => PermissionFlagsBits[flag]),
  PermissionFlagsBits.AttachFiles,
  // Tables that play the same must not see one another; nights stand in the calendar.
  PermissionFlagsBits.CreatePrivateThreads,
  PermissionFlagsBits.CreateEvents,
].reduce((sum, flag) => sum | flag, 0n);

/** Without these there is no board at all. Without threads the log stays on the board. */
const required = (inThread: boolean): PermissionResolvable[] => [
  'ViewChannel',
  inThread ? 'SendMessagesInThreads' : 'SendMessages',
  'EmbedLinks',
];

/** Names of required permissions that are missing where a command was used; empty when all is well. */
function missingIn(permissions: Readonly<PermissionsBitField> | null, inThread: boolean): string[] {
  if (permissions === null) return [];
  const needed = required(inThread);
  return NEEDED.filter(([flag]) => needed.includes(flag) && !permissions.has(flag)).map(([, name]) => name);
}

/** Whether there can be no board here. Whoever asked for one is told what is missing. */
export async function cannotPost(interaction: RepliableInteraction): Promise<boolean> {
  const missing = missingIn(interaction.appPermissions, interaction.channel?.isThread() ?? false);
  if (missing.length === 0) return false;
  const say = houseVoice(interaction.locale);
  await tell(interaction, say(text('missing-permissions', { permissions: { list: missing } })));
  return true;
}
