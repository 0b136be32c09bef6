import {
  type Answer,
  awaited,
  type Envelope,
  envelopeOf,
  type Game,
  type Json,
  type LogEntry,
  optionsOf,
  PositionError,
  type Prompt,
  QUIET,
  Runaway,
  type Seat,
  type Setup,
  Table,
  type TableOptions,
} from '../kernel/index.js';
import { type WrittenAnswer, writeAnswer } from './answers.js';
import { BadInput } from './command.js';
import type { Course } from './course.js';
import { type Forced, passedAs, takenAs } from './forced.js';
import { type Names, namesOf } from './naming.js';

/** What has happened while a table played. */
interface Journal {
  readonly log: LogEntry[];
  readonly forced: Forced[];
  /** Positions at the boundaries on the way; null where nobody wants them. */
  readonly trace: Json[] | null;
}

/** All of several journals, as one. */
export const joined = (journals: readonly Journal[]): Journal => ({
  log: journals.flatMap(({ log }) => log),
  forced: journals.flatMap(({ forced }) => forced),
  trace: journals.some(({ trace }) => trace !== null) ? journals.flatMap(({ trace }) => trace ?? []) : null,
});

const empty = ({ traces }: Pick<Course<never>, 'traces'>): Journal => ({
  log: [],
  forced: [],
  trace: traces ? [] : null,
});

/** An action boundary, as text: nothing that is played on can reach into it. */
interface Boundary {
  readonly position: string;
  /** What a position doesn't tell: how long nobody has had a choice, and which tables have been before. */
  readonly course: string;
  /** Numbers given to prompts and log lines by then. */
  readonly prompts: number;
  readonly log: number;
}

interface Given {
  readonly prompt: number;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly written: WrittenAnswer;
}

/** Where a table stands: resting at a boundary, or where these answers have led from it; and how it came there. */
interface Place {
  readonly journal: Journal;
  readonly boundary: Boundary;
  readonly since: readonly Given[];
  readonly resting: boolean;
}

/**
 * A table that is read again from its own position at every action boundary. So a position that leaves something out
 * shows at once, and the keys of its cards depend on nothing that a position does not hold. Where something fails, it
 * stands where it stood before.
 */
export class Desk<S = unknown> {
  readonly game: Game<S>;
  readonly names: readonly string[];
  /** Of the step that led to where it stands: setting the table, an answer, going on. */
  journal: Journal;
  private readonly setup: Setup;
  private now: Table<S>;
  private boundary: Boundary;
  private since: readonly Given[] = [];
  /** What the rules have taken without asking since the boundary. */
  private taken: Forced[] = [];
  private readonly past: Place[] = [];
  /** How many of the table's log lines the journal has. */
  private lines = 0;
  private readonly called = new WeakMap<Prompt, Names>();

  /** The envelope is that of an action boundary. @throws PositionError, RulesFailure */
  constructor(game: Game<S>, setup: Setup, envelope: Readonly<Envelope<S>>, course: Course<S>) {
    this.game = game;
    this.setup = setup;
    this.names = setup.seats.map(one => one.name);
    this.journal = empty(course);
    this.boundary = this.bounded(envelope);
    this.now = this.loaded(this.boundary);
    this.mark();
    this.playOn(course, false);
  }

  get table(): Table<S> {
    return this.now;
  }

  /** The position as of the last action boundary, as JSON. */
  get written(): string {
    return this.boundary.position;
  }

  get position(): Json {
    return JSON.parse(this.written) as Json;
  }

  /** The answers given after that boundary. */
  get answers(): WrittenAnswer[] {
    return this.since.map(({ written }) => written);
  }

  /** What a seat was not asked since that boundary, as nothing was left to choose. */
  takenFor(seat: Seat): Forced[] {
    return this.taken.filter(one => one.seat === seat);
  }

  /** The question that an answer of that seat goes to: the first that is open for it. */
  prompt(of: Seat): Prompt | undefined {
    return this.now.prompts.find(candidate => candidate.seat === of);
  }

  /** What the options of an open question are called. */
  namesAt(prompt: Prompt): Names {
    let names = this.called.get(prompt);
    if (names === undefined) {
      names = namesOf(optionsOf(prompt), this.now.state);
      this.called.set(prompt, names);
    }
    return names;
  }

  /** Gives an answer and plays on. @throws PositionError, RulesFailure */
  answer(prompt: Prompt, answer: Answer, course: Course<S>): void {
    this.step(course, () => this.playOn(course, this.enter(prompt, answer)));
  }

  /** Plays on from where the course has stopped it, or passes what is asked. @throws BadInput, PositionError, RulesFailure */
  goOn(course: Course<S>): void {
    if (this.now.outcome !== null) throw new BadInput('the match is over');
    if (!this.now.resting && this.passable(course) === null)
      throw new BadInput('a question is open: give an answer to it, or pass it if it can be passed');
    this.step(course, () => this.playOn(course, false));
  }

  /** Goes back so many steps. @throws BadInput where there have not been so many */
  undo(steps: number): void {
    const place = this.past.at(-steps);
    if (place === undefined)
      throw new BadInput(`there ${steps === 1 ? 'is nothing' : 'are not so many steps'} to undo`);
    this.past.length -= steps;
    this.restore(place);
  }

  /** A step counts when it has come to its end: else all is as it was. */
  private step(course: Course<S>, act: () => void): void {
    const { boundary, since, journal } = this;
    const place: Place = { boundary, since, journal, resting: this.now.resting };
    this.journal = empty(course);
    try {
      act();
    } catch (error) {
      this.restore(place);
      throw error;
    }
    this.past.push(place);
  }

  /** Until somebody has to answer, the match is over or the course stops it. `reached`: it has just come to a boundary. */
  private playOn(course: Course<S>, reached: boolean): void {
    let arrived = reached;
    for (let quiet = 0; ; ) {
      if (this.now.resting) {
        if (arrived && course.stopsAt(this.now.state)) return;
        if (++quiet > QUIET) throw new Runaway(QUIET, 'actions were taken without a question');
        this.now.proceed();
        arrived = this.settle();
      } else {
        const pass = this.passable(course);
        if (pass === null) return;
        const { prompt, answer } = pass;
        this.journal.forced.push(passedAs(prompt, answer, this.namesAt(prompt)));
        quiet = 0;
        arrived = this.enter(prompt, answer);
      }
    }
  }

  /** The first open question that the course passes. */
  private passable(course: Course<S>): { readonly prompt: Prompt; readonly answer: Answer } | null {
    for (const prompt of awaited(this.now.prompts)) {
      const answer = course.passing(prompt);
      if (answer !== null) return { prompt, answer };
    }
    return null;
  }

  /** Whether that has led to a boundary. */
  private enter(prompt: Prompt, answer: Answer): boolean {
    const { number, seat } = prompt;
    const written = writeAnswer(prompt, answer, this.namesAt(prompt));
    this.since = [...this.since, { prompt: number, seat, answer, written }];
    this.now.answer(number, seat, answer);
    return this.settle();
  }

  /** Keeps the new log lines; at a boundary, reads the table again. */
  private settle(): boolean {
    for (; this.lines < this.now.log.length; this.lines++) this.journal.log.push(this.now.log[this.lines] as LogEntry);
    if (!this.now.resting && this.now.outcome === null) return false;
    this.boundary = this.bounded(this.now.envelope);
    this.since = [];
    this.now = this.loaded(this.boundary);
    this.mark();
    return true;
  }

  private mark(): void {
    this.journal.trace?.push(this.position);
  }

  private restore({ boundary, since, resting, journal }: Place): void {
    this.boundary = boundary;
    this.since = since;
    // What is taken without asking on the way has been told before.
    this.journal = joined([]);
    this.now = this.loaded(boundary);
    if (this.now.resting && !resting) this.now.proceed();
    for (const { prompt, seat, answer } of since) this.now.answer(prompt, seat, answer);
    this.lines = this.now.log.length;
    this.journal = journal;
  }

  private bounded({ state, streams, course, prompts, log }: Readonly<Envelope<S>>): Boundary {
    const written = this.game.position.write(state) as Record<string, Json>;
    const position = Object.keys(streams).length === 0 ? written : { ...written, drawn: streams };
    return { position: JSON.stringify(position), course: JSON.stringify(course), prompts, log };
  }

  private loaded({ position, course, prompts, log }: Boundary): Table<S> {
    const { drawn, ...written } = JSON.parse(position) as Record<string, Json>;
    const state = this.game.position.read(written, this.setup.options, this.names, leftOpen);
    const streams = (drawn ?? {}) as Envelope<S>['streams'];
    this.lines = 0;
    this.taken = [];
    const envelope = {
      ...envelopeOf(state),
      streams,
      course: JSON.parse(course) as Envelope<S>['course'],
      prompts,
      log,
    };
    return Table.at(this.game, this.setup, envelope, this.options);
  }

  /** The table keeps its log and tells of everything else as it plays. */
  private readonly options: TableOptions = {
    record: false,
    log: true,
    stepwise: true,
    onTaken: taken => {
      const forced = takenAs(taken, this.now.state);
      this.taken.push(forced);
      this.journal.forced.push(forced);
    },
  };
}

function leftOpen(stream: string): never {
  throw new PositionError('position', `it leaves something to chance (${stream}) when written`);
}
