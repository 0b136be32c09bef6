import { type Interaction, PermissionFlagsBits, type PermissionResolvable } from 'discord.js';
import { Misused } from './misused.js';

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

/** The bot has to be able to post a board here. @throws Misused, with the names of the permissions that are missing */
export function botPosts({ appPermissions, channel }: Pick<Interaction, 'appPermissions' | 'channel'>): void {
  const needed = required(channel?.isThread() ?? false);
  const missing = NEEDED.filter(([flag]) => needed.includes(flag) && !appPermissions.has(flag)).map(([, name]) => name);
  if (missing.length > 0) throw new Misused('missing-permissions', { permissions: { list: missing } });
}
