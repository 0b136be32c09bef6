import { type ClientUser, type Interaction, PermissionFlagsBits, type TextBasedChannel } from 'discord.js';
import { Misused } from '../define/misused.js';

/** What the bot may need in a channel, with the name Discord shows for it. */
const NAMES = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  EmbedLinks: 'Embed Links',
  CreatePublicThreads: 'Create Public Threads',
  CreatePrivateThreads: 'Create Private Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
} as const;
type Needed = keyof typeof NAMES;

/** What tables of a night need to get a thread each; where all play the same, one that others cannot see. */
export const FOR_THREADS = {
  open: ['CreatePublicThreads', 'SendMessagesInThreads'],
  hidden: ['CreatePrivateThreads', 'SendMessagesInThreads'],
} as const;

/** The names of the permissions without which tables here get no threads. */
export const missingForThreads = (
  { appPermissions }: Pick<Interaction, 'appPermissions'>,
  kind: keyof typeof FOR_THREADS,
): string[] => FOR_THREADS[kind].filter(flag => !appPermissions.has(flag)).map(flag => NAMES[flag]);

/** The permissions of the invitation link. */
export const INVITED_WITH: bigint = [
  ...(Object.keys(NAMES) as Needed[]).map(flag => PermissionFlagsBits[flag]),
  PermissionFlagsBits.AttachFiles,
  // Nights stand in the calendar.
  PermissionFlagsBits.CreateEvents,
].reduce((sum, flag) => sum | flag, 0n);

/** Without these there is no board at all. Without threads the log stays on the board. */
export const FOR_BOARDS = (inThread: boolean): readonly Needed[] => [
  'ViewChannel',
  inThread ? 'SendMessagesInThreads' : 'SendMessages',
  'EmbedLinks',
];

/** Which of these the bot lacks in a channel, as Discord calls them, by what the client knows. */
export function missingIn(channel: TextBasedChannel, user: ClientUser, needed: readonly Needed[]): string[] {
  const has = 'permissionsFor' in channel ? channel.permissionsFor(user) : null;
  return has === null ? [] : needed.filter(flag => !has.has(flag)).map(flag => NAMES[flag]);
}

/** The bot has to be able to post a board here. @throws Misused, with the names of the permissions that are missing */
export function botPosts({ appPermissions, channel }: Pick<Interaction, 'appPermissions' | 'channel'>): void {
  const missing = FOR_BOARDS(channel?.isThread() ?? false)
    .filter(flag => !appPermissions.has(flag))
    .map(flag => NAMES[flag]);
  if (missing.length > 0) throw new Misused('missing-permissions', { permissions: { list: missing } });
}
