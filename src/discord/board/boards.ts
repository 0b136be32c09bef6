import { setTimeout, setTimeout as sleep } from 'node:timers/promises';
import {
  ChannelType,
  type Client,
  channelMention,
  DiscordAPIError,
  HTTPError,
  type Message,
  type TextBasedChannel,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { awaited, type LogEntry, type Seat } from '../../kernel/index.js';
import { unpinged } from '../../matches/calls.js';
import { type Look, type Matches, sceneOf } from '../../matches/matches.js';
import type { Studio } from '../../pictures/index.js';
import type { BoardRow, MatchRow, Store } from '../../store/port.js';
import { loggable } from '../failure.js';
import { boardPictures, themeOf, withPictures } from '../pictures.js';
import { logLine } from '../render/log.js';
import type { Body } from '../reply.js';
import { reportOf, sealFor } from '../result.js';
import { readSettings, type Settings } from '../settings.js';
import { matchVoice } from '../voice.js';
import { boardBody, threadBody } from './board.js';
import { fingerprint } from './fingerprint.js';
import { lobbyBody } from './lobby.js';
import { type Note, noteBody } from './notes.js';
import { threadName } from './thread-name.js';

/** A drawing waits this long, in milliseconds: the player's own answer goes first, and moves that come together are drawn once. */
const SOON = 15;
/** Discord limits edits of messages older than an hour: by then the board is posted anew. */
const OLD = 50 * 60 * 1000;
const UNKNOWN_MESSAGE = 10008;
/** The channel is not there any more; we may not see it or write to it; it is a thread that is closed. */
const NOWHERE = new Set<string | number>([10003, 50001, 50013, 50083]);
const HAS_THREAD = 160004;
/** What one message of the log holds. */
const MOST_LINES = 12;
const MOST_LETTERS = 1600;
/** How often, and after how long at first, a drawing that failed is tried again. */
const TRIES = 6;
const PAUSE = 500;

type Postable = TextBasedChannel & { send(body: Body): Promise<Message> };

interface Drawing {
  again: boolean;
  failures: number;
  done: Promise<void>;
}

export interface BoardsDeps {
  readonly client: Client<true>;
  readonly store: Store;
  readonly matches: Matches;
  readonly studio: Studio;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Keeps the message that shows a match on the newest state: at most one edit is under way for each, and what changes
 * meanwhile is drawn once, as it then stands.
 */
export class Boards {
  private readonly deps: BoardsDeps;
  private readonly drawing = new Map<string, Drawing>();

  constructor(deps: BoardsDeps) {
    this.deps = deps;
  }

  /** A match has changed: its board is drawn as soon as the last drawing is done. */
  changed(match: string): void {
    const running = this.drawing.get(match);
    if (running !== undefined) {
      running.again = true;
      return;
    }
    const mine: Drawing = { again: false, failures: 0, done: Promise.resolve() };
    this.drawing.set(match, mine);
    mine.done = sleep(SOON).then(() => this.drawUntilStill(match, mine));
  }

  /** Something about people at a table: its thread is told with the next drawing. */
  note(note: Note): void {
    this.notes.set(note.match, [...(this.notes.get(note.match) ?? []), note]);
  }

  /** Takes somebody who watches into a thread. False where it is gone, or no thread. @throws DiscordAPIError where we may not */
  async admit(thread: string, user: string): Promise<boolean> {
    const channel = await this.channel(thread);
    if (channel?.isThread() !== true) return false;
    await channel.members.add(user);
    return true;
  }

  /** All drawings there are now have been made. */
  async settled(): Promise<void> {
    while (this.drawing.size > 0) await Promise.all([...this.drawing.values()].map(({ done }) => done));
  }

  /** The drawing of one match that is under way, if there is one, has been made. */
  async drawn(match: string): Promise<void> {
    await this.drawing.get(match)?.done;
  }

  /** As `settled`, without trying again what fails: the next start draws it. */
  stop(): Promise<void> {
    this.stopping.abort();
    return this.settled();
  }

  /** A message is gone. If it was a board, the board is posted again. */
  async deleted(message: string): Promise<void> {
    this.shown.delete(message);
    if (this.removed.delete(message)) return;
    const board = await this.deps.store.boardByMessage(message);
    if (board !== null) this.changed(board.match);
  }

  /** Brings every board up to date: the bot may have stopped between a move, or the end, and its drawing. */
  async refresh(): Promise<void> {
    const { store, now } = this.deps;
    for (const match of await store.matchesOf({ status: ['inviting', 'choosing', 'playing', 'halted'] }))
      this.changed(match.id);
    for (const match of await store.matchesOf({ status: ['over', 'withdrawn'], limit: 100 }))
      if (now() - match.updatedAt < OLD) this.changed(match.id);
  }

  private readonly stopping = new AbortController();

  /** What tables have not been told yet. */
  private readonly notes = new Map<string, readonly Note[]>();

  /** What this process has put on each board: what looks the same is not sent again. */
  private readonly shown = new LRUCache<string, string>({ max: 10_000 });

  /** Boards this process took away itself, to post them anew. */
  private readonly removed = new Set<string>();

  private async drawUntilStill(match: string, mine: Drawing): Promise<void> {
    do {
      mine.again = false;
      try {
        await this.draw(match);
        mine.failures = 0;
      } catch (error) {
        const quiet = error instanceof DiscordAPIError && NOWHERE.has(error.code);
        this.deps.log[quiet ? 'warn' : 'error']({ err: loggable(error), match }, 'a board could not be drawn');
        if (isPassing(error)) await this.rest(mine);
      }
    } while (mine.again);
    this.drawing.delete(match);
  }

  /** A pause before a failed drawing is tried again, longer each time; after some tries the next change has to do it. */
  private async rest(mine: Drawing): Promise<void> {
    if (this.stopping.signal.aborted || ++mine.failures >= TRIES) return;
    mine.again = true;
    await setTimeout(PAUSE * 2 ** (mine.failures - 1), undefined, this.stopping).catch(() => {
      mine.again = false;
    });
  }

  private async draw(id: string): Promise<void> {
    const { store, matches } = this.deps;
    const look = await matches.look(id);
    const { match } = look;
    const board = await store.board(id);
    const channel = await this.channel(board?.channel ?? match.channel);
    if (channel === null) return;
    const settings = readSettings(match.guild === null ? null : await store.guildSettings(match.guild));
    const locale = settings.language ?? ('guild' in channel ? channel.guild.preferredLocale : 'en-US');
    const inPlay = match.status === 'playing' || match.status === 'over' || match.status === 'halted';
    if (!inPlay) {
      await this.post(match, channel, board, lobbyBody(match, locale));
      return;
    }
    const lately = await store.log(id, Math.max(0, match.lines - 12), 12);
    const body = await this.pictured(
      look,
      boardBody(look, lately, locale, { report: await reportOf(store, look), seal: await sealFor(store, match) }),
      settings,
      channel,
      locale,
    );
    const moved =
      settings.boards === 'thread' && board !== null && board.thread === null
        ? await this.moveToThread(look, channel, board, locale)
        : null;
    const home = moved ?? channel;
    const posted = await this.post(match, home, moved === null ? board : await store.board(id), body);
    await this.tellThread(look, home, posted, locale);
  }

  /** Where a server keeps boards in threads: the challenge stays in the channel and points there. */
  private async moveToThread(look: Look, channel: Postable, board: BoardRow, locale: string): Promise<Postable | null> {
    const { match } = look;
    const thread = await this.thread(look, channel, board, locale);
    if (thread === null || thread.id === channel.id) return null;
    await channel.messages.edit(board.message, {
      ...lobbyBody(match, locale),
      components: [],
      content: channelMention(thread.id),
      allowedMentions: { parse: [] },
    });
    const message = await thread.send(boardBody(look, [], locale));
    await this.deps.store.setBoard({
      ...board,
      channel: thread.id,
      message: message.id,
      thread: thread.id,
      createdAt: this.deps.now(),
    });
    return thread;
  }

  /** A board with its pictures, where they are wanted and can be drawn and posted. */
  private async pictured(look: Look, body: Body, settings: Settings, channel: Postable, locale: string): Promise<Body> {
    const { studio, client } = this.deps;
    const theme = themeOf(settings, channel, client);
    if (theme === null || look.table === null) return body;
    const say = matchVoice(look.match, locale);
    const pictures = await boardPictures(studio, sceneOf(look, 'public'), { say, theme, cards: look.game.cards });
    return pictures === null ? body : withPictures(body, pictures);
  }

  /** Edits the board in place, or posts it: the first time, when it was deleted, when it is too old to be edited. */
  private async post(match: MatchRow, channel: Postable, board: BoardRow | null, body: Body): Promise<BoardRow> {
    const { store, now } = this.deps;
    const quiet = { ...body, allowedMentions: { parse: [] } };
    const looks = fingerprint(quiet);
    if (board !== null && now() - board.createdAt < OLD) {
      if (this.shown.get(board.message) === looks) return board;
      try {
        if (channel.isThread() && channel.archived === true) await channel.setArchived(false);
        // Whatever hung on the message before is gone: pictures come anew with each edit.
        await channel.messages.edit(board.message, { ...quiet, attachments: [] });
        this.shown.set(board.message, looks);
        return board;
      } catch (error) {
        if (!(error instanceof DiscordAPIError) || error.code !== UNKNOWN_MESSAGE) throw error;
      }
    } else if (board !== null) await this.remove(channel, board.message);
    const message = await channel.send(board === null ? body : quiet);
    this.shown.set(message.id, looks);
    const { thread = null, posted = 0, awaited = '' } = board ?? {};
    const row: BoardRow = {
      match: match.id,
      channel: channel.id,
      message: message.id,
      thread,
      posted,
      awaited,
      createdAt: now(),
    };
    await store.setBoard(row);
    return row;
  }

  private async remove(channel: Postable, message: string): Promise<void> {
    this.removed.add(message);
    try {
      await channel.messages.delete(message);
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== UNKNOWN_MESSAGE) throw error;
      this.removed.delete(message);
    }
  }

  /** The log lines that are new, and a call to whoever is newly awaited. */
  private async tellThread(look: Look, channel: Postable, board: BoardRow, locale: string): Promise<void> {
    const { store } = this.deps;
    const { match, table } = look;
    const seats = [...new Set(awaited(table?.prompts ?? []).map(prompt => prompt.seat))];
    const calls: Seat[] = String(seats) === board.awaited ? [] : seats;
    const lines = await store.log(match.id, board.posted, 200);
    const notes = this.notes.get(match.id) ?? [];
    if (lines.length === 0 && calls.length === 0 && notes.length === 0) return;
    const thread = await this.thread(look, channel, board, locale);
    if (thread === null) return;
    this.notes.delete(match.id);
    const unheard = await unpinged(store, look, this.deps.now());
    for (const note of notes) {
      const body = noteBody(look, note, unheard, locale);
      if (body !== null) await thread.send(body);
    }
    const say = matchVoice(match, locale);
    const seal = await sealFor(store, match);
    for (const part of portions(lines, line => logLine(line, say, 'public').length)) {
      const isLast = (part.at(-1)?.n ?? match.lines) >= (lines.at(-1)?.n ?? 0);
      const news = { lines: part, call: isLast ? calls : [], unpinged: unheard, seal };
      const body = threadBody(look, news, locale);
      if (body !== null) await thread.send(body);
    }
    await store.setBoard({
      ...board,
      thread: thread.id,
      posted: lines.at(-1)?.n ?? board.posted,
      awaited: String(seats),
    });
  }

  /** The board's thread: the one there is, or a new one on the board. Null where none can be made. */
  private async thread({ match }: Look, channel: Postable, board: BoardRow, locale: string): Promise<Postable | null> {
    if (board.thread !== null) return this.channel(board.thread);
    if (channel.type !== ChannelType.GuildText) return channel;
    try {
      return await channel.threads.create({ name: threadName(match, locale), startMessage: board.message });
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      // We made it, and stopped before that was written down. A thread has the number of its message.
      if (error.code === HAS_THREAD) return this.channel(board.message);
      if (!NOWHERE.has(error.code)) throw error;
      this.deps.log.warn({ match: match.id }, 'no thread can be made here: the log stays on the board');
      return null;
    }
  }

  private async channel(id: string): Promise<Postable | null> {
    const channel = await this.deps.client.channels.fetch(id).catch((error: unknown) => {
      if (error instanceof DiscordAPIError && NOWHERE.has(error.code)) return null;
      throw error;
    });
    return channel?.isSendable() === true ? (channel as Postable) : null;
  }
}

/** Whether something may go well the next time: Discord is in trouble, or the way to it. A mistake of ours stays one. */
function isPassing(error: unknown): boolean {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return error.status >= 500;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code) || (error instanceof Error && error.name === 'AbortError');
}

/** Lines in portions that fit into one message each, and leave room for a call. There is always one. */
function portions(lines: readonly LogEntry[], lengthOf: (line: LogEntry) => number): LogEntry[][] {
  const made: LogEntry[][] = [[]];
  let length = 0;
  for (const line of lines) {
    const here = made.at(-1) as LogEntry[];
    length += lengthOf(line) + 1;
    if (here.length > 0 && (here.length === MOST_LINES || length > MOST_LETTERS)) {
      made.push([line]);
      length = lengthOf(line) + 1;
    } else here.push(line);
  }
  return made;
}
