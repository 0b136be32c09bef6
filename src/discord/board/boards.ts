import { setTimeout } from 'node:timers/promises';
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
import { unpinged } from '../../matches/clock/calls.js';
import type { Directory } from '../../matches/lobby/directory.js';
import { type Look, type Matches, sceneOf } from '../../matches/matches.js';
import type { Ending, Records } from '../../matches/record/records.js';
import type { Renderer } from '../../pictures/index.js';
import type { BoardRow, MatchRow, Store } from '../../store/port.js';
import { lobbyBody } from '../lobby/board.js';
import type { Servers } from '../people/servers.js';
import type { Settings } from '../people/settings.js';
import { logLine } from '../render/log.js';
import { boardSketches, drawnAll, fileOf, themeOf, withPictures } from '../render/pictures.js';
import { matchTranslator } from '../render/translators.js';
import { loggable } from '../reply/failure.js';
import type { Body } from '../reply/reply.js';
import { boardBody, threadBody } from './board.js';
import { posterSketch } from './endings.js';
import { fingerprint } from './fingerprint.js';
import { Moments, momentSketch } from './moments.js';
import { type Note, noteBody } from './notes.js';
import { threadName } from './thread-name.js';

/** A drawing waits this long, in milliseconds: the player's own answer goes first, and moves that come together are drawn once. */
const SOON = 15;
/** A board is drawn no more often than this, in milliseconds: of moves that come faster only the newest is shown. */
const PACE = 1000;
/** Discord limits edits of messages older than an hour: by then the board is posted anew. */
const OLD = 50 * 60 * 1000;
const UNKNOWN_MESSAGE = 10008;
/** The channel is not there any more; we may not see it or write to it; it is a thread that is closed. */
const NOWHERE = new Set<string | number>([10003, 50001, 50013, 50083]);
const HAS_THREAD = 160004;
/** Boards that are drawn at one time after a start. */
const AT_ONCE = 4;
/** Lines that a thread is told at one time. */
const MOST_TOLD = 200;
/** What one message of the log holds. */
const MOST_LINES = 12;
const MOST_LETTERS = 1600;
/** How often, and after how long at first, a drawing that failed is tried again. */
const TRIES = 6;
const PAUSE = 500;

type Postable = TextBasedChannel & { send(body: Body): Promise<Message> };

interface Drawing {
  /** The match as its last change left it; null where it has to be looked at. */
  look: Look | null;
  again: boolean;
  /** Draws without waiting for more to come. */
  readonly hurry: AbortController;
  failures: number;
  done: Promise<void>;
}

/** Where a board is shown, and what there is to say of the end. */
interface Showing {
  readonly settings: Settings;
  readonly channel: Postable;
  readonly locale: string;
  readonly ending: Ending;
}

/** What a thread is told from: what it has been told before, what there is to say of the end. */
interface Telling {
  readonly board: BoardRow;
  readonly ending: Ending;
  readonly settings: Settings;
  readonly locale: string;
}

export interface BoardsDeps {
  readonly client: Client<true>;
  /** Where each match is shown. */
  readonly posts: Pick<Store, 'board' | 'boardByMessage' | 'setBoard'>;
  readonly matches: Matches;
  readonly records: Records;
  readonly directory: Directory;
  readonly servers: Servers;
  readonly renderer: Renderer;
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

  /**
   * A match has changed: its board is drawn as soon as the last drawing is done. Where whoever changed it has it at hand as
   * it then stood, nothing is loaded for that.
   */
  changed(match: string, look: Look | null = null): void {
    const running = this.drawing.get(match);
    if (running !== undefined) {
      running.look = look;
      running.again = true;
      return;
    }
    const mine: Drawing = { look, again: false, hurry: new AbortController(), failures: 0, done: Promise.resolve() };
    this.drawing.set(match, mine);
    mine.done = this.drawUntilStill(match, mine);
  }

  /** Where a match is shown; null where it is not (yet). */
  of(match: string): Promise<BoardRow | null> {
    return this.deps.posts.board(match);
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

  /** All drawings there are now have been made, without waiting for more to come. */
  async settled(): Promise<void> {
    await this.refreshing;
    while (this.drawing.size > 0) await Promise.all([...this.drawing.keys()].map(match => this.drawn(match)));
  }

  /** The same of one match, if it is being drawn. */
  async drawn(match: string): Promise<void> {
    const drawing = this.drawing.get(match);
    drawing?.hurry.abort();
    await drawing?.done;
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
    const board = await this.deps.posts.boardByMessage(message);
    if (board !== null) this.changed(board.match);
  }

  /**
   * Brings every board up to date: the bot may have stopped between a move, or the end, and its drawing. There may be
   * thousands: a few are drawn at one time, and what changes meanwhile does not wait for them.
   */
  refresh(): void {
    this.refreshing = this.drawAll().catch((error: unknown) =>
      this.deps.log.error({ err: loggable(error) }, 'boards could not be brought up to date'),
    );
  }

  private async drawAll(): Promise<void> {
    const { directory, now } = this.deps;
    const ids = (await directory.toShow(now() - OLD)).values();
    const drawSome = async (): Promise<void> => {
      for (const id of ids) {
        if (this.stopping.signal.aborted) return;
        this.changed(id);
        await this.drawing.get(id)?.done;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drawSome));
  }

  /** Boards from before this start are being brought up to date. */
  private refreshing: Promise<void> = Promise.resolve();

  private readonly stopping = new AbortController();

  /** When boards were drawn last, in milliseconds since this process began. */
  private readonly drawnAt = new LRUCache<string, number>({ max: 1000 });

  /** What tables have not been told yet. */
  private readonly notes = new Map<string, readonly Note[]>();
  private readonly moments = new Moments();

  /** What this process has put on each board: what looks the same is not sent again. */
  private readonly shown = new LRUCache<string, string>({ max: 10_000 });

  /** Boards this process took away itself, to post them anew. */
  private readonly removed = new Set<string>();

  private async drawUntilStill(match: string, mine: Drawing): Promise<void> {
    do {
      await this.gather(match, mine);
      mine.again = false;
      const { look } = mine;
      // What fails is looked at anew.
      mine.look = null;
      try {
        await this.draw(look ?? (await this.deps.matches.look(match)));
        mine.failures = 0;
        this.drawnAt.set(match, performance.now());
      } catch (error) {
        const quiet = error instanceof DiscordAPIError && NOWHERE.has(error.code);
        this.deps.log[quiet ? 'warn' : 'error']({ err: loggable(error), match }, 'a board could not be drawn');
        if (isPassing(error)) await this.rest(mine);
      }
    } while (mine.again);
    this.drawing.delete(match);
  }

  /** Waits for what comes together with a change, and until the board may be drawn again. */
  private async gather(match: string, { hurry }: Drawing): Promise<void> {
    const since = performance.now() - (this.drawnAt.get(match) ?? Number.NEGATIVE_INFINITY);
    await setTimeout(Math.max(SOON, PACE - since), undefined, hurry).catch(() => undefined);
  }

  /** A pause before a failed drawing is tried again, longer each time; after some tries the next change has to do it. */
  private async rest(mine: Drawing): Promise<void> {
    if (this.stopping.signal.aborted || ++mine.failures >= TRIES) return;
    mine.again = true;
    await setTimeout(PAUSE * 2 ** (mine.failures - 1), undefined, this.stopping).catch(() => {
      mine.again = false;
    });
  }

  private async draw(look: Look): Promise<void> {
    const { posts, records, servers } = this.deps;
    const { match } = look;
    const { id } = match;
    const board = await posts.board(id);
    const channel = await this.channel(board?.channel ?? match.channel);
    if (channel === null) return;
    const settings = await servers.settings(match.guild);
    const locale = settings.language ?? ('guild' in channel ? channel.guild.preferredLocale : 'en-US');
    const inPlay = match.status === 'playing' || match.status === 'over' || match.status === 'halted';
    if (!inPlay) {
      await this.post(match, channel, board, lobbyBody(match, locale));
      return;
    }
    const ending = await records.ending(look);
    const words = boardBody(look, look.lately, locale, ending);
    const body = await this.pictured(look, words, { settings, channel, locale, ending });
    const moved =
      settings.boards === 'thread' && board !== null && board.thread === null
        ? await this.moveToThread(look, channel, board, locale)
        : null;
    const home = moved ?? channel;
    const posted = await this.post(match, home, moved === null ? board : await posts.board(id), body);
    await this.tellThread(look, home, { board: posted, ending, settings, locale });
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
    await this.deps.posts.setBoard({
      ...board,
      channel: thread.id,
      message: message.id,
      thread: thread.id,
      createdAt: this.deps.now(),
    });
    return thread;
  }

  /** A board with its pictures, where they are wanted and can be drawn and posted. */
  private async pictured(look: Look, body: Body, { settings, channel, locale, ending }: Showing): Promise<Body> {
    const { renderer, client } = this.deps;
    const theme = themeOf(settings, channel, client);
    if (theme === null || look.table === null) return body;
    const say = matchTranslator(look.match, locale);
    const scene = sceneOf(look, 'public');
    const sketches = boardSketches(scene, { say, theme, cards: look.game.cards });
    const poster = ending.course && posterSketch(look, ending.course, say, theme);
    // A match that is over has its poster, and its table below where that is on one picture.
    const shown = poster === null ? sketches : [poster, ...(sketches.length === 1 ? sketches : [])];
    const pictures = await drawnAll(shown, picture => renderer.draw(picture));
    return pictures === null ? body : withPictures(body, pictures);
  }

  /** Edits the board in place, or posts it: the first time, when it was deleted, when it is too old to be edited. */
  private async post(match: MatchRow, channel: Postable, board: BoardRow | null, body: Body): Promise<BoardRow> {
    const { posts, now } = this.deps;
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
    await posts.setBoard(row);
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
  private async tellThread(look: Look, channel: Postable, { board, ending, settings, locale }: Telling): Promise<void> {
    const { match, table } = look;
    const seats = [...new Set(awaited(table?.prompts ?? []).map(prompt => prompt.seat))];
    const calls: Seat[] = String(seats) === board.awaited ? [] : seats;
    const lines = await this.linesAfter(look, board.posted);
    const notes = this.notes.get(match.id) ?? [];
    if (lines.length === 0 && calls.length === 0 && notes.length === 0) return;
    const thread = await this.thread(look, channel, board, locale);
    if (thread === null) return;
    this.notes.delete(match.id);
    const unheard = unpinged(look, this.deps.now());
    for (const note of notes) {
      const body = noteBody(look, note, unheard, locale);
      if (body !== null) await thread.send(body);
    }
    const say = matchTranslator(match, locale);
    for (const part of portions(lines, line => logLine(line, say, 'public').length)) {
      const isLast = (part.at(-1)?.n ?? match.lines) >= (lines.at(-1)?.n ?? 0);
      const news = { lines: part, call: isLast ? calls : [], unpinged: unheard, seal: ending.seal };
      const body = threadBody(look, news, locale);
      if (body !== null) await thread.send(body);
    }
    await this.showMoment(look, thread, lines, { settings, locale });
    await this.deps.posts.setBoard({
      ...board,
      thread: thread.id,
      posted: lines.at(-1)?.n ?? board.posted,
      awaited: String(seats),
    });
  }

  /** A big moment of a turn gets a picture below its words, where the server wants that. */
  private async showMoment(
    look: Look,
    thread: Postable,
    lines: readonly LogEntry[],
    { settings, locale }: Pick<Telling, 'settings' | 'locale'>,
  ): Promise<void> {
    const { renderer, client } = this.deps;
    const theme = themeOf(settings, thread, client);
    const moment = this.moments.in(look, lines);
    if (theme === null || moment === null || settings.moments === 'hidden') return;
    const sketch = momentSketch(look, moment, matchTranslator(look.match, locale), theme);
    const drawn = await drawnAll([sketch], picture => renderer.draw(picture));
    if (drawn !== null) await thread.send({ files: drawn.map(fileOf) });
  }

  /** The log lines after one of them, as far as this look knows of any. */
  private async linesAfter({ match, lately }: Look, posted: number): Promise<readonly LogEntry[]> {
    if (posted >= match.lines) return [];
    const fresh = lately.filter(({ n }) => n > posted);
    return fresh[0]?.n === posted + 1 ? fresh : this.deps.records.linesAfter(match.id, posted, MOST_TOLD);
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
