import type { Play } from './choose.js';
import { Runaway } from './errors.js';
import type { LogEntry, Why } from './log.js';
import { Chance, type Random, type Streams } from './random.js';
import { type Course, outset } from './stalemate.js';
import type { Arg, Seat, Text } from './text.js';

/** All of a match that decides what happens next. JSON; what a snapshot holds and a hash covers. */
export interface Envelope<S> {
  state: S;
  streams: Streams;
  /** The move of the last re-deal by consent, with which every stream started again; 0 before any. */
  epoch: number;
  /** Numbers given to prompts and log lines so far. */
  prompts: number;
  log: number;
  /** How often something hidden was shown to anybody. An undo across such a moment needs consent. */
  shown: number;
  /** Seats that gave up their place: still to be removed when the action is over, and gone. */
  leaving: Seat[];
  left: Seat[];
  /** What tells a match that would go on for ever. */
  course: Course;
}

/** The envelope of a state before anything has happened to it. */
export function envelopeOf<S>(state: S): Envelope<S> {
  return { state, streams: {}, epoch: 0, prompts: 0, log: 0, shown: 0, leaving: [], left: [], course: outset() };
}

/** How often chance has been asked since it last started again. */
export function drawn({ streams }: { readonly streams: Streams }): number {
  return Object.values(streams).reduce((sum, draws) => sum + draws, 0);
}

/** One log line as rules write it. */
export interface Line {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
  readonly why?: Why;
  readonly secret?: LogEntry['secret'];
}

/** Steps (draws, lines, labels) and questions that one action may take. Real ones take a few hundred and a few at most. */
const STEPS = 20_000;
const QUESTIONS = 1_000;

/** The table as rules see it: the state, chance, the log, and labels that say where they are. */
export class Dealer<S> {
  readonly envelope: Envelope<S>;
  readonly trail: Text[] = [];
  /** Lines since the table was loaded; not kept where nobody reads. */
  readonly lines: LogEntry[] = [];
  /** What a game's rules have found out about the state, to have it again in the next action. Never part of it. */
  known: unknown = null;
  /** Told each time a card's ability took effect. */
  onEffect: ((card: string) => void) | null = null;
  /** How often each seat has shown what it held itself, since the table was loaded. */
  private readonly own: number[] = [];
  private seed: string;
  private readonly keepsLog: boolean;
  private chance: Chance;
  private steps = 0;
  private asked = 0;
  private nested = 0;

  constructor(envelope: Envelope<S>, seed: string, keepsLog: boolean) {
    this.envelope = envelope;
    this.seed = seed;
    this.keepsLog = keepsLog;
    this.chance = this.key();
  }

  private key(): Chance {
    const { epoch, streams } = this.envelope;
    return new Chance(epoch === 0 ? this.seed : `${this.seed}#${epoch}`, streams);
  }

  get state(): S {
    return this.envelope.state;
  }

  /** A named source of chance. */
  random(stream: string): Random {
    this.step();
    return this.chance.stream(stream);
  }

  /** Starts every stream again, so that nothing seen before an undo tells what comes after it. No epoch may come twice. */
  freshChance(epoch: number): void {
    this.envelope.epoch = epoch;
    this.envelope.streams = {};
    this.chance = this.key();
  }

  /** Leaves the match's own chance: from here on it falls as it may, by another seed. */
  imagine(seed: string): void {
    this.seed = seed;
    this.envelope.streams = {};
    this.chance = this.key();
  }

  /** Writes a log line. One that is dear to put together is given as a function: made only where lines are kept. */
  log(line: Line | (() => Line)): void {
    this.step();
    this.envelope.log++;
    if (!this.keepsLog) return;
    const { id, args, why, secret } = typeof line === 'function' ? line() : line;
    this.lines.push({
      n: this.envelope.log,
      depth: this.nested,
      id,
      ...(args !== undefined && { args }),
      ...(why !== undefined && { why }),
      ...(secret !== undefined && { secret }),
    });
  }

  /** Notes that somebody has seen something that was hidden from them: `from` a player who held it, if it was theirs. */
  show(from?: Seat): void {
    this.envelope.shown++;
    if (from !== undefined) this.own[from] = (this.own[from] ?? 0) + 1;
  }

  /** How often chance has been asked and something shown that this seat did not hold itself: while that stays, it has learnt nothing. */
  learntBy(seat: Seat): number {
    return drawn(this.envelope) + this.envelope.shown - (this.own[seat] ?? 0);
  }

  /** Notes that a card's ability took effect. */
  effect(card: string): void {
    this.onEffect?.(card);
  }

  /** Says where the match stands, until the action is over: a turn, a phase. */
  stand(label: Text): void {
    this.step();
    this.trail.push(label);
  }

  /** As `within`, where a generator between would cost too much: from here until `leave`, which is given what comes back. */
  enter(label: Text): number {
    this.step();
    this.trail.push(label);
    return this.nested++;
  }

  leave(nested: number): void {
    this.trail.pop();
    this.nested = nested;
  }

  /** Runs an effect under its label; what it logs stands one level deeper than what it is part of. */
  *within<T>(label: Text, play: Play<T>): Play<T> {
    const nested = this.enter(label);
    const result = yield* play;
    this.leave(nested);
    return result;
  }

  /** The number of the next question. @throws Runaway */
  readonly ask = (): number => {
    if (++this.asked > QUESTIONS) throw new Runaway(QUESTIONS, 'questions were asked in one action');
    return ++this.envelope.prompts;
  };

  /** Counts towards the budget of one action. Loops of the rules that do nothing else of this kind call it themselves. @throws Runaway */
  step(): void {
    if (++this.steps > STEPS) throw new Runaway(STEPS, 'steps were taken in one action');
  }

  /** A new action begins: its budget is whole, its trail empty. */
  beginAction(): void {
    this.steps = 0;
    this.asked = 0;
    this.nested = 0;
    // Much quicker than to set the length of what is this short.
    while (this.trail.length > 0) this.trail.pop();
  }
}
