import {
  ChannelType,
  type Client,
  channelMention,
  type Message,
  type TextBasedChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Look } from '../../matches/matches.js';
import type { BoardRow } from '../../store/port.js';
import { lobbyBody } from '../lobby/board.js';
import { Hindered, hasThread, hasTooManyThreads, isForbidden, isUnknownChannel } from '../outbox/obstacles.js';
import type { Settings } from '../people/settings.js';
import { type Body, QUIET } from '../reply/reply.js';
import type { Guilds } from '../shards/guilds.js';
import { FOR_BOARDS, FOR_THREADS, missingIn } from '../start/permissions.js';
import { threadName } from './thread-name.js';

/** What can be sent under a number of its own: with the same one, Discord takes it for the same message. */
type Sendable = Body & { readonly nonce?: string; readonly enforceNonce?: boolean };

/** A channel or thread that messages can be sent to. */
export type Postable = TextBasedChannel & { send(body: Sendable): Promise<Message> };

/** Discord limits edits of messages older than an hour: by then a message is posted again. */
export const OLD = 50 * 60 * 1000;

/** Where matches and nights are shown: channels, and the threads on their boards. */
export class Places {
  private readonly client: Client<true>;
  private readonly guilds: Pick<Guilds, 'reach'>;

  constructor(client: Client<true>, guilds: Pick<Guilds, 'reach'>) {
    this.client = client;
    this.guilds = guilds;
  }

  /** Before anything else is asked about places on a server. @throws Hindered where we are not there (any more) */
  async reach(guild: string | null): Promise<void> {
    if (guild !== null && !(await this.guilds.reach(guild))) throw new Hindered('guild');
  }

  /** Null where the channel is gone. @throws Hindered where nothing may be posted there */
  async channel(id: string): Promise<Postable | null> {
    const channel = await this.found(id);
    if (channel === null) return null;
    const missing = missingIn(channel, this.client.user, FOR_BOARDS(channel.isThread()));
    if (missing.length > 0) throw new Hindered('permission', id, missing);
    return channel;
  }

  /** Whether there is such a channel or thread, whatever we may do there. */
  async exists(id: string): Promise<boolean> {
    try {
      return (await this.found(id)) !== null;
    } catch (error) {
      if (error instanceof Hindered) return true;
      throw error;
    }
  }

  /** Null where it is gone, or hidden from us. */
  async reachable(id: string): Promise<Postable | null> {
    return this.found(id).catch((error: unknown) => {
      if (error instanceof Hindered) return null;
      throw error;
    });
  }

  private async found(id: string): Promise<Postable | null> {
    try {
      const channel = await this.client.channels.fetch(id);
      // A thread goes with its channel, and nobody tells the client so.
      if (channel?.isThread() === true && !this.client.channels.cache.has(channel.parentId ?? '')) return null;
      return channel?.isSendable() === true ? (channel as Postable) : null;
    } catch (error) {
      if (isUnknownChannel(error)) return null;
      if (isForbidden(error)) throw new Hindered('permission', id, ['ViewChannel']);
      throw error;
    }
  }

  /** The board's thread: the one there is, or a new one on the board; its channel, where a server has no room for another. @throws Hindered where we may make none */
  async thread({ match }: Look, channel: Postable, board: BoardRow, locale: string): Promise<Postable> {
    const known = board.thread === null ? null : await this.channel(board.thread);
    if (known !== null) return known;
    if (channel.type !== ChannelType.GuildText) return channel;
    const missing = missingIn(channel, this.client.user, FOR_THREADS.open);
    if (missing.length > 0) throw new Hindered('permission', channel.id, missing);
    try {
      return await channel.threads.create({ name: threadName(match, locale), startMessage: board.message });
    } catch (error) {
      if (hasTooManyThreads(error)) return channel;
      if (!hasThread(error)) throw error;
      // We made it, and stopped before that was written down. A thread has the number of its message.
      const made = await this.channel(board.message);
      if (made === null) throw error;
      return made;
    }
  }

  /** Takes somebody who watches into a thread. False where it is gone, or no thread. @throws DiscordAPIError where we may not */
  async admit(thread: string, user: string): Promise<boolean> {
    const channel = await this.reachable(thread);
    if (channel?.isThread() !== true) return false;
    await channel.members.add(user);
    return true;
  }
}

/** In which language is written what all in a channel read: the one that its server has chosen, or else its own. */
export const localeOf = ({ language }: Pick<Settings, 'language'>, channel: Postable | null): string =>
  language ?? (channel !== null && 'guild' in channel ? channel.guild.preferredLocale : 'en-US');

/** What stays in the channel of a challenge whose board has gone to its thread: where to find it. */
export const signpost = ({ match }: Look, thread: Postable, locale: string): Body => ({
  ...lobbyBody(match, locale),
  components: [],
  content: channelMention(thread.id),
  allowedMentions: QUIET,
});

/**
 * A thread of ours whose match is over: Discord puts it away once nobody has written there for an hour, and a message brings
 * it back. It needs no permission, as the thread is ours; where Discord sees that otherwise, it's put away when it always was.
 */
export async function rest(place: Postable): Promise<void> {
  const soon = ThreadAutoArchiveDuration.OneHour;
  if (!place.isThread() || place.ownerId !== place.client.user.id || place.autoArchiveDuration === soon) return;
  try {
    await open(place);
    await place.setAutoArchiveDuration(soon);
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

/** Opens a thread that was closed meanwhile: nothing in it can be changed before. */
export async function open(place: Postable): Promise<void> {
  if (place.isThread() && place.archived === true) await place.setArchived(false);
}
