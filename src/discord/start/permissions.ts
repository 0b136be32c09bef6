import { type ClientUser, type Interaction, PermissionFlagsBits, type TextBasedChannel } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import { Misused } from '../define/misused.js';

/** What the bot may need in a channel. */
const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
] as const;
export type Needed = (typeof NEEDED)[number];

/** Permissions by the names that Discord shows for them. */
export const permissionNames = (needed: readonly Needed[]): { readonly list: readonly Text[] } => ({
  list: needed.map(flag => text(`permission-${flag}`)),
});

/** What tables of a night need to get a thread each; where all play the same, one that others cannot see. */
export const FOR_THREADS = {
  open: ['CreatePublicThreads', 'SendMessagesInThreads'],
  hidden: ['CreatePrivateThreads', 'SendMessagesInThreads'],
} as const;

/** The permissions that are missing for tables here to get threads. */
export const missingForThreads = (
  { appPermissions }: Pick<Interaction, 'appPermissions'>,
  kind: keyof typeof FOR_THREADS,
): Needed[] => FOR_THREADS[kind].filter(flag => !appPermissions.has(flag));

/** The permissions of the invitation link. */
export const INVITED_WITH: bigint = [
  ...NEEDED.map(flag => PermissionFlagsBits[flag]),
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

/** Which of these the bot lacks in a channel, by what the client knows. */
export function missingIn(channel: TextBasedChannel, user: ClientUser, needed: readonly Needed[]): Needed[] {
  const has = 'permissionsFor' in channel ? channel.permissionsFor(user) : null;
  return has === null ? [] : needed.filter(flag => !has.has(flag));
}

/** The bot has to be able to post a board here. @throws Misused, with the names of the permissions that are missing */
export function botPosts({ appPermissions, channel }: Pick<Interaction, 'appPermissions' | 'channel'>): void {
  const missing = FOR_BOARDS(channel?.isThread() ?? false).filter(flag => !appPermissions.has(flag));
  if (missing.length > 0) throw new Misused('missing-permissions', { permissions: permissionNames(missing) });
}
