import type { Client } from 'discord.js';
import { awaited, chaptersIn, type LogEntry, type Seat } from '../../kernel/index.js';
import { unpinged } from '../../matches/clock/calls.js';
import type { Look } from '../../matches/matches.js';
import type { Ending, Records } from '../../matches/record/records.js';
import type { Renderer } from '../../pictures/index.js';
import type { BoardRow, Store, Telling } from '../../store/port.js';
import type { Settings } from '../people/settings.js';
import { briefLine, briefly } from '../render/log.js';
import { drawnAll, fileOf, type Shown, themeOf } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import type { Body } from '../reply/reply.js';
import { Moments, momentSketch } from './moments.js';
import { type Note, noteBody } from './notes.js';
import { OLD, type Places, type Postable } from './places.js';
import type { Posting } from './posting.js';
import { forecastOf, recapLines } from './recap.js';
import { callBody, callsSomebody, chapterBody } from './thread-body.js';

/** Lines that a thread is told at one time. */
const MOST_TOLD = 200;
/** What the lines of one message may have, so that a call and the end find room below them. */
const MOST_LETTERS = 1500;

/** What a thread is told from: what it has been told before, what there is to say of the end. */
export interface TellingOf {
  readonly board: BoardRow;
  readonly ending: Ending;
  readonly settings: Settings;
  readonly locale: string;
}

interface TellerDeps {
  readonly places: Places;
  readonly posting: Posting;
  readonly posts: Pick<Store, 'setBoard'>;
  readonly records: Records;
  readonly renderer: Renderer;
  readonly client: Client<true>;
  readonly now: () => number;
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
 */
export class Teller {
  private readonly deps: TellerDeps;
  /** What tables have not been told yet. */
  private readonly notes = new Map<string, readonly Note[]>();
  private readonly moments = new Moments();

  constructor(deps: TellerDeps) {
    this.deps = deps;
  }

  /** Something about people at a table: its thread is told with the next drawing. */
  note(note: Note): void {
    this.notes.set(note.match, [...(this.notes.get(note.match) ?? []), note]);
  }

  async tell(look: Look, channel: Postable, of: TellingOf): Promise<void> {
    const { match, table } = look;
    const { board, locale } = of;
    const seats = [...new Set(awaited(table?.prompts ?? []).map(prompt => prompt.seat))];
    const calling = String(seats) !== board.awaited;
    const notes = this.notes.get(match.id) ?? [];
    if (match.lines <= board.posted && !calling && notes.length === 0) return;
    const place = await this.deps.places.thread(look, channel, board, locale);
    if (place === null) return;
    const unheard = unpinged(look, this.deps.now());
    await this.tellNotes(look, place, { unheard, locale });
    const say = matchTranslator(match, locale);
    const tale: Tale = { ...of, look, place, say, seats, calling, unheard };
    const { telling, posted } = await this.tellLines(tale);
    const called = await this.call(tale, telling, posted);
    await this.deps.posts.setBoard({ ...board, thread: place.id, posted, awaited: String(seats), telling: called });
  }

  private async tellNotes(
    look: Look,
    place: Postable,
    { unheard, locale }: { unheard: readonly Seat[]; locale: string },
  ): Promise<void> {
    const notes = this.notes.get(look.match.id) ?? [];
    this.notes.delete(look.match.id);
    for (const note of notes) {
      const body = noteBody(look, note, unheard, locale);
      if (body !== null) await place.send(body);
    }
  }

  /** Writes the message under way on, and begins others where chapters begin. */
  private async tellLines(tale: Tale): Promise<{ telling: Telling | null; posted: number }> {
    const { look, board, say } = tale;
    let telling = this.goingOn(board);
    const from = telling?.from ?? board.posted + 1;
    const lines = await this.linesFrom(look, from);
    const chapters = chaptersIn(lines, look.game.drama?.chapters);
    const moment = await this.momentIn(
      tale,
      lines.filter(({ n }) => n > board.posted),
    );
    for (const [at, chapter] of chapters.entries()) {
      const parts = portions(chapter, line => briefLine(line, say).length);
      const recap = await this.recapOf(tale, chapters[at + 1]?.[0]);
      for (const [n, part] of parts.entries()) {
        const isEnd = n === parts.length - 1;
        const isLast = isEnd && at === chapters.length - 1;
        const words = isEnd ? recap : [];
        telling = await this.write(tale, { lines: part, isLast, recap: words }, telling, isLast ? moment : null);
      }
    }
    return { telling: telling ?? board.telling, posted: lines.at(-1)?.n ?? board.posted };
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
    const { place } = tale;
    const [first] = part.lines as [LogEntry, ...LogEntry[]];
    const files = moment === null ? {} : { files: [fileOf(moment)] };
    if (telling?.from === first.n) {
      // Whom it called is named as long as they are awaited.
      const calls = telling.calls && part.isLast && !tale.calling;
      const body = chapterBody({ ...tale, ...part, calls });
      if (body === null || (await posting.edit(place, telling.message, { ...body, ...files })))
        return { ...telling, calls };
    }
    const calls = part.isLast && tale.calling && callsSomebody(tale);
    const body = chapterBody({ ...tale, ...part, calls });
    return body === null ? telling : this.begin(tale, { ...body, ...files }, { from: first.n, calls });
  }

  private async begin(
    { place, board }: Tale,
    body: Body,
    { from, calls }: Pick<Telling, 'from' | 'calls'>,
  ): Promise<Telling> {
    const message = await this.deps.posting.send(place, body);
    return { message, from, calls, createdAt: this.deps.now(), call: board.telling?.call ?? null };
  }

  /** Removes a call that has been answered, and calls players whose turn it now is, unless the chapter's message has done so. */
  private async call(tale: Tale, telling: Telling | null, posted: number): Promise<Telling | null> {
    const { posting } = this.deps;
    const { place, board, calling } = tale;
    if (!calling) return telling;
    const before = board.telling?.call ?? null;
    if (before !== null) await posting.remove(place, before);
    const body = callsSomebody(tale) ? callBody(tale) : null;
    const answered = telling === null ? null : { ...telling, call: null };
    if (body === null || answered?.calls === true) return answered;
    // Nothing has been told yet: the chapter goes on in the message that calls.
    if (answered === null) return this.begin(tale, body, { from: posted + 1, calls: true });
    return { ...answered, call: await posting.send(place, body) };
  }

  /** A big moment of a turn gets a picture below its words, where the server wants that. */
  private async momentIn(tale: Tale, lines: readonly LogEntry[]): Promise<Shown | null> {
    const { look, place, settings, say } = tale;
    const theme = themeOf(settings, place, this.deps.client);
    const moment = this.moments.in(look, lines);
    if (theme === null || moment === null || settings.moments === 'hidden') return null;
    const drawn = await drawnAll([momentSketch(look, moment, say, theme)], one => this.deps.renderer.draw(one));
    return drawn?.[0] ?? null;
  }

  /** The log lines from one of them on, as far as this look knows of any. */
  private async linesFrom({ match, lately }: Look, from: number): Promise<readonly LogEntry[]> {
    if (from > match.lines) return [];
    const known = lately.filter(({ n }) => n >= from);
    return known[0]?.n === from ? known : this.deps.records.linesAfter(match.id, from - 1, MOST_TOLD);
  }
}

/** Lines in portions that fit into one message each. */
export function portions(lines: readonly LogEntry[], lengthOf: (line: LogEntry) => number): LogEntry[][] {
  const made: LogEntry[][] = [];
  let length = 0;
  for (const line of lines) {
    const here = made.at(-1);
    length += lengthOf(line) + 1;
    if (here === undefined || length > MOST_LETTERS) {
      made.push([line]);
      length = lengthOf(line) + 1;
    } else here.push(line);
  }
  return made;
}
