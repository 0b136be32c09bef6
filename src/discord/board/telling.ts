import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'discord.js';
import { awaited, chaptersIn, type LogEntry, type Seat } from '../../kernel/index.js';
import { unpinged } from '../../matches/clock/calls.js';
import type { Look } from '../../matches/matches.js';
import type { Ending, Records } from '../../matches/record/records.js';
import type { Renderer } from '../../pictures/index.js';
import type { BoardRow, ShownNote, Store, Telling } from '../../store/port.js';
import type { Settings } from '../people/settings.js';
import { briefLines, briefly } from '../render/log.js';
import { drawnAll, fileOf, type Shown, themeOf } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { type Attends, attending, peopleAt } from './attending.js';
import { Calm } from './calm.js';
import { looksOf } from './looks.js';
import { Moments, momentSketch } from './moments.js';
import { type Note, noteBody } from './notes.js';
import { OLD, type Places, type Postable, rest } from './places.js';
import type { Posting } from './posting.js';
import { forecastOf, recapLines } from './recap.js';
import type { Rows } from './rows.js';
import { callBody, callsSomebody, chapterBody, closingLines } from './thread-body.js';

/** What is kept free below the lines of a message at least, for calls and the end. */
const ENDING = 200;
/** Lines that call nobody wait so long after the last ones, in milliseconds: what comes meanwhile is told with them. */
const CALM = 4000;
/** Words wait so long for a moment's picture, in milliseconds; then they go without it. */
const PATIENCE = 1000;

/** What a thread is told from: what it has been told before, what there is to say of the end. */
export interface TellingOf {
  readonly board: BoardRow;
  readonly ending: Ending;
  readonly settings: Settings;
  readonly locale: string;
  readonly notes: readonly ShownNote[];
  /** What is sent now may have been sent before. */
  readonly again: boolean;
  /** Nothing may wait for more to come. */
  readonly isHurried: () => boolean;
}

export interface TellerDeps {
  readonly places: Places;
  readonly posting: Posting;
  readonly rows: Rows;
  readonly posts: Pick<Store, 'noteTold'>;
  readonly records: Records;
  readonly renderer: Renderer;
  readonly client: Client<true>;
  readonly now: () => number;
  readonly attends: Attends;
}

/** What is told at one time: where, in which words, and what of it is new. */
interface Tale extends TellingOf {
  readonly look: Look;
  readonly place: Postable;
  readonly say: Translator;
  /** Whom the match waits for now, and whether they are yet to be called. */
  readonly seats: readonly Seat[];
  readonly calling: boolean;
  readonly unheard: readonly Seat[];
  /** Whether all who are to be called have what they are called for before them: then nobody needs a message. */
  readonly attended: boolean;
}

/** A message of a thread: its lines, what they came to, and whether it is the last for now. */
interface Part {
  readonly lines: readonly LogEntry[];
  readonly recap: readonly string[];
  readonly isLast: boolean;
}

/**
 * Tells matches in their threads: a message for each chapter, edited while the chapter lasts, and a call when it becomes
 * a player's turn. An edit pings nobody, so a player called during a chapter gets a message, which goes once they have answered.
 * Each message is noted before the next is sent, so whatever fails goes on where it was.
 */
export class Teller {
  private readonly deps: TellerDeps;
  private readonly moments = new Moments();
  private readonly calm: Calm;

  constructor(deps: TellerDeps) {
    this.deps = deps;
    this.calm = new Calm(CALM, deps.now);
  }

  /** Returns until when what is left may wait for more to come, in milliseconds since 1970; null where all is told. */
  async tell(look: Look, channel: Postable, of: TellingOf): Promise<number | null> {
    const { match, table } = look;
    const { locale, notes } = of;
    const asked = match.status === 'withdrawn' ? [] : awaited(table?.prompts ?? []);
    const seats = [...new Set(asked.map(prompt => prompt.seat))];
    const calling = String(seats) !== of.board.awaited;
    if (match.lines <= of.board.posted && !calling && notes.length === 0) return null;
    const say = matchTranslator(match, locale);
    const there = calling ? await attending(this.deps.attends, look, seats) : [];
    const people = peopleAt(look, seats);
    const attended = people.length > 0 && people.every(seat => there.includes(seat));
    const isNeeded = calling && people.length > 0 && !attended;
    const calm = isNeeded ? null : this.rest(look, of);
    if (calm !== null) return calm;
    const place = await this.deps.places.thread(look, channel, of.board, locale);
    const board = await this.deps.rows.keep(of.board, { thread: place.id });
    // Before the end is told, so that a kill in between changes nothing.
    if (match.status === 'over' || match.status === 'withdrawn') await rest(place);
    const silent = unpinged(look, this.deps.now());
    for (const note of notes) {
      // Of what was noted several times while it could not be told only the last is: nobody is called so often at once.
      const isRepeated = notes.some(later => later.n > note.n && isDeepStrictEqual(later.note, note.note));
      if (!isRepeated) await this.tellNote({ look, place, again: of.again }, note, silent, locale);
      await this.deps.posts.noteTold('match', match.id, note.n);
    }
    const unheard = [...silent, ...there];
    const tale: Tale = { ...of, board, look, place, say, seats, calling, unheard, attended };
    await this.call(tale, await this.tellLines(tale));
    this.calm.note(match.id);
    return null;
  }

  /** Until when lines may wait that nobody needs to go on: the board shows what came of them. The end never waits. */
  private rest({ match, table }: Look, { board, notes, isHurried }: TellingOf): number | null {
    const isQuiet = table?.outcome === null && notes.length === 0 && board.telling !== null;
    return isQuiet && !isHurried() ? this.calm.until(match.id) : null;
  }

  private async tellNote(
    { look, place, again }: Pick<Tale, 'look' | 'place' | 'again'>,
    { n, note }: ShownNote,
    silent: readonly Seat[],
    locale: string,
  ): Promise<void> {
    const { id } = look.match;
    const body = noteBody(look, note as unknown as Note, silent, locale);
    if (body !== null) await this.deps.posting.send(place, body, { key: `note ${id} ${n}`, again });
  }

  /** Writes the message under way on, and begins others where chapters begin. Returns what is told then. */
  private async tellLines(tale: Tale): Promise<BoardRow> {
    const { look, say } = tale;
    let { board } = tale;
    const goingOn = this.goingOn(board);
    const lines = await this.linesFrom(look, goingOn?.from ?? board.posted + 1);
    const chapters = chaptersIn(lines, look.game.drama?.chapters);
    const fresh = lines.filter(({ n }) => n > board.posted);
    const moment = await this.momentIn(tale, fresh);
    let telling = goingOn;
    for (const [at, chapter] of chapters.entries()) {
      const recap = await this.recapOf(tale, chapters[at + 1]?.[0]);
      const isNewest = at === chapters.length - 1;
      const said = briefLines(chapter, say, look.game.drama);
      const closing = isNewest ? closingLines(tale) : [];
      const parts = portions(chapter, said, recap.join('\n').length, closing.join('\n').length);
      for (const [n, lines] of parts.entries()) {
        const isEnd = n === parts.length - 1;
        const isLast = isEnd && isNewest;
        const part = { lines, isLast, recap: isEnd ? recap : [] };
        const isIts = lines.some(({ n }) => n === moment?.n);
        telling = await this.write({ ...tale, board }, part, telling, isIts ? (moment?.shown ?? null) : null);
        const posted = Math.max(board.posted, lines.at(-1)?.n ?? 0);
        // A message that calls has called, whatever comes next.
        const called = isLast && tale.calling && telling?.calls === true ? { awaited: String(tale.seats) } : {};
        board = await this.deps.rows.keep(board, { telling: telling ?? board.telling, posted, ...called });
      }
    }
    return board;
  }

  /** What a phase of the game itself came to, where the chapter that begins next shows that it is over. */
  private async recapOf({ look, say }: Tale, next: LogEntry | undefined): Promise<readonly string[]> {
    if (next === undefined || next.id !== look.game.recap?.before) return [];
    const lines = await recapLines(look, this.deps.records, { until: next.n });
    const dangers = lines.length === 0 ? [] : forecastOf(look).dangers;
    return [...lines, ...dangers].map(line => briefly(line, say));
  }

  /** The message under way, as long as it can be edited. */
  private goingOn({ telling }: BoardRow): Telling | null {
    return telling !== null && this.deps.now() - telling.createdAt < OLD ? telling : null;
  }

  /** Brings one message up to date: the one under way where it has these lines, else a new one. */
  private async write(tale: Tale, part: Part, telling: Telling | null, moment: Shown | null): Promise<Telling | null> {
    const { posting } = this.deps;
    const { place, calling, attended } = tale;
    const [first] = part.lines as [LogEntry, ...LogEntry[]];
    const files = moment === null ? {} : { files: [fileOf(moment)] };
    if (telling?.from === first.n) {
      // A person it called is named for as long as it's their turn; those who need no ping are named by an edit.
      const calls = part.isLast && (calling ? attended : telling.calls);
      const body = chapterBody({ ...tale, ...part, calls });
      const looks = body === null ? undefined : looksOf(body);
      const isShown = moment === null && looks === telling.looks;
      if (body === null || isShown || (await posting.edit(place, telling.message, { ...body, ...files })))
        return { ...telling, calls, ...(looks !== undefined && { looks }) };
    }
    // Who has been called before is named where they are named no more, and not pinged.
    const isUnnamed = (tale.board.telling?.call ?? null) === null;
    const calls = part.isLast && callsSomebody(tale) && (calling || isUnnamed);
    const body = chapterBody({ ...tale, ...part, calls, ...(!calling && { unheard: tale.seats }) });
    if (body === null) return telling;
    return this.begin(tale, { ...body, ...files }, { from: first.n, calls, looks: looksOf(body) });
  }

  private async begin(
    { place, board, again }: Tale,
    body: Body,
    { from, calls, looks }: Required<Pick<Telling, 'from' | 'calls' | 'looks'>>,
  ): Promise<Telling> {
    const key = `chapter ${board.match} ${from} ${board.telling?.message}`;
    const message = await this.deps.posting.send(place, body, { key, again });
    return { message, from, calls, looks, createdAt: this.deps.now(), call: board.telling?.call ?? null };
  }

  /** Removes a call that has been answered, and calls players whose turn it now is, unless the chapter's message has done so. */
  private async call(tale: Tale, board: BoardRow): Promise<void> {
    const { posting } = this.deps;
    const { place, calling, seats, again } = tale;
    if (!calling) return;
    const { telling, posted, match } = board;
    const before = tale.board.telling?.call ?? null;
    if (before !== null) await posting.remove(place, before);
    const answered = telling === null ? null : { ...telling, call: null };
    const body = callsSomebody(tale) ? callBody(tale) : null;
    const called = async (): Promise<Telling | null> => {
      if (body === null || answered?.calls === true) return answered;
      // Nothing has been told yet: the chapter goes on in the message that calls.
      if (answered === null) return this.begin(tale, body, { from: posted + 1, calls: true, looks: looksOf(body) });
      const key = `call ${match} ${posted} ${String(seats)}`;
      return { ...answered, call: await posting.send(place, body, { key, again }) };
    };
    await this.deps.rows.keep(board, { telling: await called(), awaited: String(seats) });
  }

  /** A big moment of a turn gets a picture below the words that hold its line, where the server wants that and it is drawn in time. */
  private async momentIn(tale: Tale, lines: readonly LogEntry[]): Promise<{ n: number; shown: Shown } | null> {
    const { look, place, settings, say } = tale;
    const theme = themeOf(settings, place, this.deps.client);
    const moment = this.moments.in(look, lines);
    if (theme === null || moment === null || settings.moments === 'hidden') return null;
    const drawn = drawnAll([momentSketch(look, moment, say, theme)], one => this.deps.renderer.draw(one));
    const shown = (await Promise.race([drawn, sleep(PATIENCE, null, { ref: false })]))?.[0];
    return shown === undefined ? null : { n: moment.n, shown };
  }

  /** The log lines from one of them on, as far as this look knows of any. */
  private async linesFrom({ match, lately }: Look, from: number): Promise<readonly LogEntry[]> {
    if (from > match.lines) return [];
    const known = lately.filter(({ n }) => n >= from);
    return known[0]?.n === from ? known : this.deps.records.linesAfter(match.id, from - 1, match.lines - from + 1);
  }
}

/**
 * Lines in portions that fit into one message each, by what is said of each there; `below`: characters of a recap, `closing`: of calls
 * and the end.
 */
export function portions(lines: readonly LogEntry[], said: readonly string[], below = 0, closing = 0): LogEntry[][] {
  const room = LIMITS.content - Math.max(ENDING, closing) - below;
  const made: LogEntry[][] = [];
  let length = 0;
  for (const [at, line] of lines.entries()) {
    const here = made.at(-1);
    const own = (said[at]?.length ?? 0) + 1;
    length += own;
    if (here === undefined || length > room) {
      made.push([line]);
      length = own;
    } else here.push(line);
  }
  return made;
}
