import { PermissionFlagsBits, type PermissionResolvable, type PermissionsBitField } from 'discord.js';

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
].reduce((sum, flag) => sum | flag, 0n);

/** Without these there is no board at all. Without threads the log stays on the board. */
const REQUIRED: PermissionResolvable[] = ['ViewChannel', 'SendMessages', 'EmbedLinks'];

/** Names of required permissions that are missing where a command was used; empty when all is well. */
export function missingIn(permissions: Readonly<PermissionsBitField> | null): string[] {
  if (permissions === null) return [];
  return NEEDED.filter(([flag]) => REQUIRED.includes(flag) && !permissions.has(flag)).map(([, name]) => name);
}
