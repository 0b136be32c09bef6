import { ChannelType, type Client, channelMention, type Message, type TextBasedChannel } from 'discord.js';
import type { Logger } from 'pino';
import type { Look } from '../../matches/matches.js';
import type { BoardRow } from '../../store/port.js';
import { lobbyBody } from '../lobby/board.js';
import type { Body } from '../reply/reply.js';
import { threadName } from './thread-name.js';
import { hasThread, isNowhere } from './trouble.js';

/** A channel or thread that messages can be sent to. */
export type Postable = TextBasedChannel & { send(body: Body): Promise<Message> };

/** Discord limits edits of messages older than an hour: by then a message is posted anew. */
export const OLD = 50 * 60 * 1000;

/** Where matches are shown: channels, and the threads on their boards. */
export class Places {
  private readonly client: Client<true>;
  private readonly log: Logger;

  constructor(client: Client<true>, log: Logger) {
    this.client = client;
    this.log = log;
  }

  /** Null where the channel is gone, or nothing may be posted. */
  async channel(id: string): Promise<Postable | null> {
    const channel = await this.client.channels.fetch(id).catch((error: unknown) => {
      if (isNowhere(error)) return null;
      throw error;
    });
    return channel?.isSendable() === true ? (channel as Postable) : null;
  }

  /** The board's thread: the one there is, or a new one on the board. Null where none can be made. */
  async thread({ match }: Look, channel: Postable, board: BoardRow, locale: string): Promise<Postable | null> {
    if (board.thread !== null) return this.channel(board.thread);
    if (channel.type !== ChannelType.GuildText) return channel;
    try {
      return await channel.threads.create({ name: threadName(match, locale), startMessage: board.message });
    } catch (error) {
      // We made it, and stopped before that was written down. A thread has the number of its message.
      if (hasThread(error)) return this.channel(board.message);
      if (!isNowhere(error)) throw error;
      this.log.warn({ match: match.id }, 'no thread can be made here: the log stays on the board');
      return null;
    }
  }

  /** Takes somebody who watches into a thread. False where it is gone, or no thread. @throws DiscordAPIError where we may not */
  async admit(thread: string, user: string): Promise<boolean> {
    const channel = await this.channel(thread);
    if (channel?.isThread() !== true) return false;
    await channel.members.add(user);
    return true;
  }
}

/** What stays in the channel of a challenge whose board has gone to its thread: where to find it. */
export const signpost = ({ match }: Look, thread: Postable, locale: string): Body => ({
  ...lobbyBody(match, locale),
  components: [],
  content: channelMention(thread.id),
  allowedMentions: { parse: [] },
});

/** Opens a thread that was closed meanwhile: nothing in it can be changed before. */
export async function open(place: Postable): Promise<void> {
  if (place.isThread() && place.archived === true) await place.setArchived(false);
}
