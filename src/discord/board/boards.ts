import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Directory } from '../../matches/lobby/directory.js';
import { type Look, type Matches, sceneOf } from '../../matches/matches.js';
import type { Ending, Records } from '../../matches/record/records.js';
import type { Renderer } from '../../pictures/index.js';
import type { BoardRow, Store } from '../../store/port.js';
import { lobbyBody } from '../lobby/board.js';
import type { Servers } from '../people/servers.js';
import type { Settings } from '../people/settings.js';
import { boardSketches, drawnAll, themeOf, withPictures } from '../render/pictures.js';
import { matchTranslator } from '../render/translators.js';
import { loggable } from '../reply/failure.js';
import type { Body } from '../reply/reply.js';
import { boardBody, glanceBody } from './board.js';
import { Drawings } from './drawings.js';
import { posterSketch } from './endings.js';
import type { Note } from './notes.js';
import { OLD, Places, type Postable, signpost } from './places.js';
import { Posting } from './posting.js';
import { Teller } from './telling.js';

/** Boards that are drawn at one time after a start. */
const AT_ONCE = 4;

/** More would not be seen at a glance. */
const MOST_PICTURES = 2;

/** Where a board is shown, and what there is to say of the end. */
interface Showing {
  readonly settings: Settings;
  readonly channel: Postable;
  readonly locale: string;
  readonly ending: Ending;
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

/** Keeps the message that shows a match, and its thread, on the newest state. */
export class Boards {
  private readonly deps: BoardsDeps;
  private readonly drawings: Drawings;
  private readonly places: Places;
  private readonly posting: Posting;
  private readonly teller: Teller;
  /** Boards from before this start are being brought up to date. */
  private refreshing: Promise<void> = Promise.resolve();

  constructor(deps: BoardsDeps) {
    const { client, log, posts, now } = deps;
    this.deps = deps;
    this.places = new Places(client, log);
    this.posting = new Posting(posts, now);
    this.teller = new Teller({ ...deps, places: this.places, posting: this.posting });
    this.drawings = new Drawings({
      draw: async (match, look) => this.draw(look ?? (await deps.matches.look(match))),
      log,
    });
  }

  /**
   * A match has changed: its board is drawn as soon as the last drawing is done. Where whoever changed it has it at hand as
   * it then stood, nothing is loaded for that.
   */
  changed(match: string, look: Look | null = null): void {
    this.drawings.changed(match, look);
  }

  /** Where a match is shown; null where it is not (yet). */
  of(match: string): Promise<BoardRow | null> {
    return this.deps.posts.board(match);
  }

  /** Something about people at a table: its thread is told with the next drawing. */
  note(note: Note): void {
    this.teller.note(note);
  }

  /** Takes somebody who watches into a thread. False where it is gone, or no thread. @throws DiscordAPIError where we may not */
  admit(thread: string, user: string): Promise<boolean> {
    return this.places.admit(thread, user);
  }

  /** All drawings there are now have been made, without waiting for more to come. */
  async settled(): Promise<void> {
    await this.refreshing;
    await this.drawings.settled();
  }

  /** The same of one match, if it is being drawn. */
  drawn(match: string): Promise<void> {
    return this.drawings.settledOf(match);
  }

  /** As `settled`, without trying again what fails: the next start draws it. */
  stop(): Promise<void> {
    this.drawings.stop();
    return this.settled();
  }

  /** A message is gone. If it was a board, the board is posted again. */
  async deleted(message: string): Promise<void> {
    if (!this.posting.lost(message)) return;
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
        if (this.drawings.isStopping) return;
        this.changed(id);
        await this.drawings.done(id);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drawSome));
  }

  private async draw(look: Look): Promise<void> {
    const { posts, records, servers } = this.deps;
    const { match } = look;
    const { id } = match;
    const board = await posts.board(id);
    const channel = await this.places.channel(board?.channel ?? match.channel);
    if (channel === null) return;
    const settings = await servers.settings(match.guild);
    const locale = settings.language ?? ('guild' in channel ? channel.guild.preferredLocale : 'en-US');
    const inPlay = match.status === 'playing' || match.status === 'over' || match.status === 'halted';
    if (!inPlay) {
      await this.posting.board(match, channel, board, lobbyBody(match, locale));
      return;
    }
    const ending = await records.ending(look);
    const words = boardBody(look, locale, ending);
    const body = await this.pictured(look, words, { settings, channel, locale, ending });
    const moved =
      settings.boards === 'thread' && board !== null && board.thread === null
        ? await this.moveToThread(look, channel, board, locale)
        : null;
    const home = moved ?? channel;
    const posted = await this.posting.board(match, home, moved === null ? board : await posts.board(id), body);
    await this.teller.tell(look, home, { board: posted, ending, settings, locale });
  }

  /** Where a server keeps boards in threads: the challenge stays in the channel and points there. */
  private async moveToThread(look: Look, channel: Postable, board: BoardRow, locale: string): Promise<Postable | null> {
    const thread = await this.places.thread(look, channel, board, locale);
    if (thread === null || thread.id === channel.id) return null;
    await channel.messages.edit(board.message, signpost(look, thread, locale));
    const message = await this.posting.send(thread, boardBody(look, locale));
    await this.deps.posts.setBoard({
      ...board,
      channel: thread.id,
      message,
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
    const pictures = await drawnAll(shown.slice(0, MOST_PICTURES), picture => renderer.draw(picture));
    if (pictures === null) return body;
    const whole = settings.beside === 'words';
    return withPictures(whole || look.table.outcome !== null ? body : glanceBody(look, locale), pictures, whole);
  }
}
