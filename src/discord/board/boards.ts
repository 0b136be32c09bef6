import type { Client } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { awaited, type Json } from '../../kernel/index.js';
import { type Look, type Matches, sceneOf } from '../../matches/matches.js';
import { type Ending, NO_ENDING, type Records } from '../../matches/record/records.js';
import type { Renderer } from '../../pictures/index.js';
import type { BoardRow, MatchRow, ShownRow, Store } from '../../store/port.js';
import { lobbyBody } from '../lobby/board.js';
import { Hindered, isGone, obstacleIn } from '../outbox/obstacles.js';
import type { Shown } from '../outbox/presenter.js';
import type { Turns } from '../outbox/turns.js';
import type { Servers } from '../people/servers.js';
import { boardSketches, drawnAll, type Sketch, themeOf, withPictures } from '../render/pictures.js';
import { matchTranslator } from '../render/translators.js';
import type { Body } from '../reply/reply.js';
import type { Guilds } from '../shards/guilds.js';
import { attending, peopleAt } from './attending.js';
import { boardBody, glanceBody } from './board.js';
import { Calm } from './calm.js';
import { Crowd } from './crowd.js';
import { posterSketch } from './endings.js';
import { looksOf } from './looks.js';
import { News } from './news.js';
import type { Note } from './notes.js';
import { localeOf, Places, type Postable, signpost } from './places.js';
import { Posting, unposted, withoutThread } from './posting.js';
import { Rows } from './rows.js';
import { Teller, type TellerDeps, type TellingOf } from './telling.js';

/** More would not be seen at a glance. */
const MOST_PICTURES = 2;
/** Matches that are kept as they stood after their last change, until they are drawn. */
const AT_HAND = 1000;

/** A board that nobody else needs to play on waits so long after it was drawn, in milliseconds. */
const CALM = 3000;

/** Where a board is shown, and how. */
interface Home extends Omit<TellingOf, 'board' | 'ending' | 'notes'> {
  readonly channel: Postable;
}

/** What came of telling a thread: what keeps it from being told, and until when what is left may wait; null for neither. */
interface Told {
  readonly failure: unknown;
  readonly rest: number | null;
}

/** What was told of a match last, and what came of that. */
interface Telling {
  readonly row: ShownRow;
  readonly look: Look;
  readonly told: Told;
}

export interface BoardsDeps extends Pick<TellerDeps, 'attends'> {
  readonly client: Client<true>;
  readonly guilds: Pick<Guilds, 'reach'>;
  /** Where each match is shown. */
  readonly posts: Pick<Store, 'board' | 'boardByMessage' | 'boardByThread' | 'setBoard' | 'noteTold' | 'shown'>;
  readonly matches: Matches;
  readonly records: Records;
  readonly servers: Servers;
  readonly renderer: Renderer;
  readonly turns: Turns;
  readonly now: () => number;
  /** Something is behind: it is shown as soon as it may be. */
  readonly poke: () => void;
  /** A match is to be shown although nothing has changed, perhaps with a note. */
  readonly want: (match: string, note?: Json) => Promise<void>;
}

/** Keeps the message that shows a match, and its thread, on the newest state. When that is done is the presenter's business. */
export class Boards {
  private readonly deps: BoardsDeps;
  private readonly places: Places;
  private readonly rows: Rows;
  private readonly posting: Posting;
  private readonly teller: Teller;
  private readonly calm: Calm;
  private readonly crowd: Crowd;
  private readonly atHand = new LRUCache<string, Look>({ max: AT_HAND });
  private readonly news = new News();
  /** Messages that are gone, until their boards are posted again. */
  private readonly gone = new LRUCache<string, true>({ max: AT_HAND });

  constructor(deps: BoardsDeps) {
    const { client, guilds, posts, now } = deps;
    this.deps = deps;
    this.places = new Places(client, guilds);
    this.rows = new Rows(posts);
    this.calm = new Calm(CALM, now);
    this.crowd = new Crowd(now);
    this.posting = new Posting(this.rows, now);
    this.teller = new Teller({ ...deps, places: this.places, posting: this.posting, rows: this.rows });
  }

  /** A match has changed. Where the change comes with the match as it then stood, nothing is loaded to draw it. */
  changed(match: string, look?: Look): void {
    if (look !== undefined) this.atHand.set(match, look);
    this.news.of(match);
    this.deps.poke();
  }

  /** Where a match is shown; null where it is not (yet). */
  of(match: string): Promise<BoardRow | null> {
    return this.deps.posts.board(match);
  }

  /** Whether a match has no place any more where it could be shown: its channel is gone. */
  async isLost({ guild, channel }: MatchRow): Promise<boolean> {
    if (guild === null) return false;
    return !(await this.deps.guilds.reach(guild)) || !(await this.places.exists(channel));
  }

  /** Something about people at a table: its thread is told with the next drawing. When this resolves, that is on disk. */
  async note(note: Note): Promise<void> {
    const { look: _, ...kept } = note;
    await this.deps.want(note.match, { ...kept });
    this.news.of(note.match);
  }

  /** Takes somebody who watches into a thread. False where it is gone, or no thread. @throws DiscordAPIError where we may not */
  admit(thread: string, user: string): Promise<boolean> {
    return this.places.admit(thread, user);
  }

  /** A message is gone. If it was a board, the board is posted again. */
  async deleted(message: string): Promise<void> {
    if (!this.posting.lost(message)) return;
    const board = await this.deps.posts.boardByMessage(message);
    if (board === null) return;
    this.gone.set(message, true);
    await this.renew(board.match);
  }

  /** Draws a board again whatever it was last made to show: one that was deleted while nobody heard of it is posted again. */
  async renew(match: string): Promise<void> {
    const board = await this.of(match);
    if (board !== null) await this.rows.change(board, { looks: null });
    await this.deps.want(match);
  }

  /** A thread is gone. A match that goes on there goes on in a new one. */
  async threadDeleted(thread: string): Promise<void> {
    const board = await this.deps.posts.boardByThread(thread);
    if (board === null) return;
    const { status } = await this.deps.matches.row(board.match);
    if (isOpen(status)) await this.deps.want(board.match);
  }

  /** Brings what is to be seen of a match to its newest state: words and calls first, then the board with its pictures. Returns what is shown then. */
  async show(row: ShownRow, isHurried: () => boolean): Promise<Shown> {
    const { posts, servers, turns, records } = this.deps;
    const { subject, attempts } = row;
    const look = await this.look(row);
    const { match } = look;
    await this.places.reach(match.guild);
    const before = (await posts.board(subject)) ?? unposted(subject, match.channel);
    const found = await this.find(look, before);
    const settings = await servers.settings(match.guild);
    const locale = localeOf(settings, found.channel);
    let home: Home = { channel: found.channel, settings, locale, again: attempts > 1, isHurried };
    let { board } = found;
    if (!isInPlay(look)) {
      await turns.take('boards', home.channel.id, () => this.draw(look, board, home, NO_ENDING));
      // A table that was canceled calls nobody any more.
      if (board.telling !== null && board.awaited !== '')
        await this.tell(look, await this.rows.newest(board), home, { ending: NO_ENDING, notes: row.notes });
      return row;
    }
    const ending = await records.ending(look);
    if (!(await this.isPlaced(look, board, home)))
      ({ board, home } = await turns.take('boards', home.channel.id, () => this.place(look, board, home, ending)));
    const told = await this.tell(look, board, home, { ending, notes: row.notes });
    const { failure } = told;
    // Where Discord is away there is no use in asking it for more.
    if (failure !== null && obstacleIn(failure).obstacle === 'outage') throw failure;
    const shown = await this.finish({ row, look, told }, await this.rows.newest(board), home, ending);
    if (failure !== null) throw failure;
    return shown;
  }

  /** Draws a board when it is its channel's turn. What happens until then is told at once: no call waits for a board. */
  private async finish(first: Telling, board: BoardRow, home: Home, ending: Ending): Promise<Shown> {
    const { posts, records, turns } = this.deps;
    const { row } = first;
    const endingOf = async (newest: Look): Promise<Ending> => (newest === first.look ? ending : records.ending(newest));
    // The board is drawn as far as its thread is told, or further.
    let last = first;
    const drawn = turns.take('boards', home.channel.id, async () => {
      const { wanted } = last.row;
      const newest = this.newest(last.look);
      const expected = await this.expected(newest);
      const rest = home.isHurried() ? null : this.calm.until(row.subject, expected);
      if (rest !== null) return { wanted, rest };
      await this.draw(newest, await this.rows.newest(board), home, await endingOf(newest));
      this.calm.note(row.subject, expected);
      if (this.atHand.get(row.subject) === newest) this.atHand.delete(row.subject);
      return { wanted, rest: null };
    });
    await this.news.during(row.subject, drawn, async () => {
      const now = await posts.shown('match', row.subject);
      if (now === null || now.wanted === last.row.wanted) return true;
      const newest = await this.look(now);
      if (!isInPlay(newest)) return false;
      const what = { ending: await endingOf(newest), notes: now.notes };
      const told = await this.tell(newest, await this.rows.newest(board), home, what);
      last = { row: now, look: newest, told };
      return told.failure === null;
    });
    const shown = await drawn;
    const { failure, rest } = last.told;
    if (failure !== null && last !== first) throw failure;
    return {
      wanted: shown.wanted,
      rest: rest === null || shown.rest === null ? (rest ?? shown.rest) : Math.min(rest, shown.rest),
    };
  }

  /** Who has to see the board to go on: those who are to act, unless they have what they are asked before them. */
  private async expected(look: Look): Promise<string> {
    const { match, table } = look;
    if (match.status !== 'playing') return match.status;
    const people = peopleAt(look, [...new Set(awaited(table?.prompts ?? []).map(({ seat }) => seat))]);
    const there = await attending(this.deps.attends, look, people);
    return people.filter(seat => !there.includes(seat)).join();
  }

  /** A match as it stands, at hand or from the store. */
  private async look({ subject, changedAt }: Pick<ShownRow, 'subject' | 'changedAt'>): Promise<Look> {
    const known = this.atHand.get(subject);
    return known !== undefined && known.match.updatedAt >= changedAt ? known : this.deps.matches.look(subject);
  }

  /** The same match, as it stands by now where that is at hand. */
  private newest(look: Look): Look {
    const known = this.atHand.get(look.match.id);
    return known !== undefined && known.match.updatedAt > look.match.updatedAt ? known : look;
  }

  /** Where a board is shown. One whose place is gone goes back to the channel of its match. @throws Hindered */
  private async find(
    { match }: Look,
    before: BoardRow,
  ): Promise<{ readonly channel: Postable; readonly board: BoardRow }> {
    const board = this.gone.has(before.message) ? { ...before, looks: null } : before;
    const there = await this.places.channel(board.channel);
    if (there !== null) return { channel: there, board };
    const channel = board.channel === match.channel ? null : await this.places.channel(match.channel);
    if (channel === null) throw new Hindered('place', match.channel);
    // What pointed to the thread has its number.
    if (board.thread === board.channel) await this.posting.remove(channel, board.thread);
    return { channel, board: { ...board, ...withoutThread(board), channel: channel.id, message: '', looks: null } };
  }

  /** Posts a board in words, in the place of the message before. */
  private async anew(look: Look, board: BoardRow, { channel, locale, again }: Home, ending: Ending): Promise<BoardRow> {
    const body = boardBody(look, locale, ending);
    const { thread, posted: lines, telling } = board;
    const how = { looks: looksOf(body), again, thread, posted: lines, telling };
    const posted = await this.posting.post(channel, board, body, how);
    if (board.message !== '') await this.posting.remove(channel, board.message);
    return posted;
  }

  /** Whether a board is posted, and its thread is there as far as there is something to tell. */
  private async isPlaced({ match }: Look, { message, thread, posted }: BoardRow, home: Home): Promise<boolean> {
    if (message === '') return false;
    // Its thread is made when there is something to tell.
    if (thread === null) return this.fitsChannel(match, home);
    return (!isOpen(match.status) && match.lines <= posted) || (await this.places.exists(thread));
  }

  /** Whether a board stands in the channel, whose place it takes then: not where a server keeps boards in threads, nor where others keep changing. */
  private fitsChannel({ id }: MatchRow, { channel, settings }: Home): boolean {
    return settings.boards !== 'thread' && this.crowd.fits(channel.id, id);
  }

  /** Posts a board where there is none, or where its thread is gone; in its thread, if it doesn't stand in the channel. */
  private async place(
    look: Look,
    before: BoardRow,
    home: Home,
    ending: Ending,
  ): Promise<{ board: BoardRow; home: Home }> {
    const { channel, locale, again } = home;
    let board = before;
    // A message has one thread in its life.
    if (board.thread !== null) board = await this.anew(look, { ...board, ...withoutThread(board) }, home, ending);
    else if (board.message === '') board = await this.anew(look, board, home, ending);
    if (this.fitsChannel(look.match, home)) return { board, home };
    const thread = await this.places.thread(look, channel, board, locale).catch((error: unknown) => {
      if (obstacleIn(error).obstacle === 'permission') return channel;
      throw error;
    });
    // Where it may not be in a thread it stays where it is; that is told with the thread.
    if (thread.id === channel.id) return { board, home };
    await channel.messages.edit(board.message, signpost(look, thread, locale));
    const body = boardBody(look, locale, ending);
    board = await this.posting.post(thread, board, body, { looks: looksOf(body), again, thread: thread.id });
    return { board, home: { ...home, channel: thread } };
  }

  /** Tells the thread. Where something keeps it from being told, the board is drawn all the same. */
  private async tell(
    look: Look,
    board: BoardRow,
    home: Home,
    what: Pick<TellingOf, 'notes' | 'ending'>,
  ): Promise<Told> {
    const { channel, ...how } = home;
    const told = (row: BoardRow): Promise<number | null> =>
      this.teller.tell(look, channel, { board: row, ...how, ...what });
    try {
      const rest = await this.deps.turns.take('words', board.thread ?? channel.id, () =>
        // There is no thread on a message that is gone.
        told(board).catch(async (error: unknown) => {
          if (!isGone(error) || board.thread !== null) throw error;
          return told(await this.anew(look, { ...board, message: '' }, home, what.ending));
        }),
      );
      return { failure: null, rest };
    } catch (error) {
      return { failure: error, rest: null };
    }
  }

  /** Draws a board as it is to look, where it looks otherwise. */
  private async draw(look: Look, board: BoardRow, home: Home, ending: Ending): Promise<void> {
    const { renderer } = this.deps;
    const { channel, locale, again } = home;
    const put = (body: Body, looks: string): Promise<BoardRow> =>
      this.posting.board(channel, board, body, looks, again);
    if (!isInPlay(look)) {
      const body = lobbyBody(look.match, locale);
      await put(body, looksOf(body));
      return;
    }
    const words = boardBody(look, locale, ending);
    const sketches = this.sketches(look, ending, home);
    const looks = looksOf(words, sketches);
    if (board.message !== '' && looks === board.looks) return;
    if (board.thread !== channel.id) this.crowd.note(channel.id, look.match.id);
    const pictures = await drawnAll(sketches, picture => renderer.draw(picture));
    const whole = home.settings.beside === 'words' || look.table?.outcome !== null;
    const body = whole || sketches.length === 0 ? words : glanceBody(look, locale);
    if (pictures === null || pictures.length === 0) await put(words, looksOf(words));
    else await put(withPictures(body, pictures, home.settings.beside === 'words'), looks);
  }

  /** The pictures of a board, where they are wanted and can be posted. */
  private sketches(look: Look, { course }: Ending, { settings, channel, locale }: Home): readonly Sketch[] {
    const theme = themeOf(settings, channel, this.deps.client);
    if (theme === null || look.table === null) return [];
    const say = matchTranslator(look.match, locale);
    const sketches = boardSketches(sceneOf(look, 'public'), { say, theme, cards: look.game.cards });
    const poster = course && posterSketch(look, course, say, theme);
    // A match that is over has its poster, and its table below where that is on one picture.
    const shown = poster === null ? sketches : [poster, ...(sketches.length === 1 ? sketches : [])];
    return shown.slice(0, MOST_PICTURES);
  }
}

const isOpen = (status: Look['match']['status']): boolean => status !== 'over' && status !== 'withdrawn';

const isInPlay = ({ match: { status } }: Look): boolean =>
  status === 'playing' || status === 'over' || status === 'halted';
