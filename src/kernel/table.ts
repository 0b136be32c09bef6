import type { Play, PromptSpec, Reply, Request } from './choose.js';
import { Dealer, type Envelope } from './dealer.js';
import { Drift, Refusal, RulesFailure } from './errors.js';
import type { Game, Outcome, Sitting } from './game.js';
import { hash } from './hash.js';
import type { LogEntry } from './log.js';
import { type AnsweredBy, type Decision, effective, type Leave, type Move, type Undo } from './moves.js';
import { type Answer, digest, normalise, type Option, type Prompt, problem } from './prompts/index.js';
import type { Seat } from './text.js';

/** What a match is begun from. `seed` is secret; it is never part of the state. */
export interface Setup<O = unknown> {
  readonly version: string;
  readonly options: O;
  readonly seats: readonly Sitting[];
  readonly seed: string;
}

/** The table at an action boundary: `seq` counts the moves before it, `json` is its envelope. */
export interface Snapshot {
  readonly seq: number;
  readonly json: string;
}

export interface TableOptions {
  /** Off: no snapshots, digests, hashes or log lines, to measure the rules alone. On by default. */
  readonly record?: boolean;
  readonly onEffect?: (card: string) => void;
}

/** Whether taking back to a move is anybody's business but the player's. */
export interface Footprint {
  readonly seq: number;
  readonly seat: Seat;
  readonly draws: number;
  readonly shown: number;
}

interface Open {
  readonly mode: Request['mode'];
  readonly prompts: Prompt[];
  readonly specs: readonly PromptSpec[];
  readonly replies: (Answer | null)[];
}

/**
 * A match in memory for as long as one click takes. Made from its set-up or a snapshot, brought up to date with the
 * moves since, given one move more, and thrown away: what it wrote (moves, snapshot, log) is the match.
 */
export class Table<S, O = unknown> {
  readonly game: Game<S, O>;
  readonly setup: Setup<O>;
  /** The last action boundary. */
  snapshot: Snapshot = { seq: 0, json: '' };
  /** What each move since the table was loaded had drawn and shown before it was made. */
  readonly marks: Footprint[] = [];
  private readonly dealer: Dealer<S>;
  private readonly record: boolean;
  private readonly since: Move[] = [];
  private play: Play | null = null;
  private open: Open | null = null;
  private ended: Outcome | null = null;
  private seq = 0;

  private constructor(game: Game<S, O>, setup: Setup<O>, envelope: Envelope<S>, options: TableOptions) {
    this.game = game;
    this.setup = setup;
    this.record = options.record ?? true;
    this.dealer = new Dealer(envelope, setup.seed, this.record);
    this.dealer.onEffect = options.onEffect ?? null;
  }

  /** Sets up a match and plays on to the first question. */
  static begin<S, O>(game: Game<S, O>, setup: Setup<O>, options: TableOptions = {}): Table<S, O> {
    const envelope = blank(null as S);
    const table = new Table(game, setup, envelope, options);
    envelope.state = game.setup(setup.options, setup.seats, stream => table.dealer.random(stream));
    table.run();
    table.boundary();
    return table;
  }

  /** Plays on from a state that was written by hand, as if set-up had led to it. */
  static from<S, O>(game: Game<S, O>, setup: Setup<O>, state: S, options: TableOptions = {}): Table<S, O> {
    const table = new Table(game, setup, blank(state), options);
    table.run();
    table.boundary();
    return table;
  }

  /**
   * Takes a match up again: a snapshot, then all moves after it. Each must meet its digest and hash.
   * @throws Drift where the record and the rules part
   */
  static resume<S, O>(
    game: Game<S, O>,
    setup: Setup<O>,
    from: Snapshot,
    moves: readonly Move[],
    options: TableOptions = {},
  ): Table<S, O> {
    const table = new Table(game, setup, JSON.parse(from.json) as Envelope<S>, options);
    table.seq = from.seq;
    table.run();
    table.boundary();
    for (const move of effective(moves)) table.replay(move);
    table.seq = moves.at(-1)?.seq ?? table.seq;
    return table;
  }

  get state(): S {
    return this.dealer.state;
  }

  get outcome(): Outcome | null {
    return this.ended;
  }

  /** Moves made so far, those taken back included. */
  get moves(): number {
    return this.seq;
  }

  /** Questions that are open now, those already answered in an `each` left out. */
  get prompts(): readonly Prompt[] {
    const open = this.open;
    return open === null ? [] : open.prompts.filter((_, at) => open.replies[at] === null);
  }

  /** Lines written since the table was loaded. */
  get log(): readonly LogEntry[] {
    return this.dealer.lines;
  }

  /** Numbers used so far, for an undo to go on from. */
  get numbers(): { prompts: number; log: number } {
    return { prompts: this.dealer.envelope.prompts, log: this.dealer.envelope.log };
  }

  /** The envelope as it stands, for hashes, comparisons and audits. */
  get envelope(): Readonly<Envelope<S>> {
    return this.dealer.envelope;
  }

  /** What is not possible now at an open prompt, with the reasons. */
  refused(number: number): readonly Option[] {
    const at = this.open?.prompts.findIndex(prompt => prompt.number === number) ?? -1;
    return this.open?.specs[at]?.others?.() ?? [];
  }

  /** The open prompt of that number. @throws Refusal */
  prompt(number: number, seat: Seat): Prompt {
    if (this.ended !== null) throw new Refusal('over', 'the match is over');
    const prompt = this.prompts.find(candidate => candidate.number === number);
    if (prompt === undefined) throw new Refusal('stale', 'that question is closed');
    if (prompt.seat !== seat) throw new Refusal('foreign', 'that question is for another seat');
    return prompt;
  }

  /** Takes an answer and plays on to the next question. @throws Refusal, RulesFailure */
  answer(number: number, seat: Seat, given: Answer, by: AnsweredBy = 'player'): Decision | null {
    const prompt = this.prompt(number, seat);
    const answer = normalise(prompt, given);
    const wrong = problem(prompt, answer);
    if (wrong !== null) throw new Refusal('illegal', wrong);
    const before = this.record ? digest(prompt) : '';
    this.mark(seat);
    this.settle(prompt, answer);
    if (!this.record) return null;
    const decision: Decision = {
      type: 'answer',
      seq: ++this.seq,
      prompt: number,
      seat,
      answer,
      by,
      digest: before,
      hash: this.hash(),
    };
    this.since.push(decision);
    this.boundary();
    return decision;
  }

  /** A seat gives up its place. @throws Refusal, RulesFailure */
  leave(seat: Seat): Leave {
    if (this.ended !== null) throw new Refusal('over', 'the match is over');
    const { left, leaving } = this.dealer.envelope;
    if (left.includes(seat) || leaving.includes(seat)) throw new Refusal('stale', 'that seat has left already');
    this.mark(seat);
    this.stand(seat);
    const leave: Leave = { type: 'leave', seq: ++this.seq, seat, hash: this.hash() };
    this.since.push(leave);
    this.boundary();
    return leave;
  }

  /** The hash of all that decides what happens next. */
  hash(): string {
    return hash(JSON.stringify(this.dealer.envelope));
  }

  private mark(seat: Seat): void {
    if (!this.record) return;
    const { streams, shown } = this.dealer.envelope;
    const draws = Object.values(streams).reduce((sum, drawn) => sum + drawn, 0);
    this.marks.push({ seq: this.seq, seat, draws, shown });
  }

  /** Enters an answer, and once nothing more is awaited lets the rules go on. */
  private settle(prompt: Prompt, answer: Answer): void {
    const open = this.open as Open;
    open.replies[open.prompts.indexOf(prompt)] = answer;
    if (open.mode === 'each' && open.replies.includes(null)) return;
    this.open = null;
    this.run(open.replies);
  }

  private stand(seat: Seat): void {
    const { envelope } = this.dealer;
    if (this.game.leaving === 'boundary') {
      envelope.leaving.push(seat);
      this.answerForThoseWhoLeft();
      return;
    }
    envelope.left.push(seat);
    this.guard(() => this.game.leave(this.dealer, seat));
    this.ended = this.guard(() => this.game.outcome(this.state));
    if (this.ended !== null) this.open = null;
  }

  /** Defaults stand in for a seat that is gone until the action is over; they never answer for others. */
  private answerForThoseWhoLeft(): void {
    const gone = (prompt: Prompt): boolean => this.dealer.envelope.leaving.includes(prompt.seat);
    for (;;) {
      const prompt = this.prompts.find(gone);
      if (prompt === undefined || (this.open?.mode === 'any' && !this.prompts.every(gone))) return;
      this.settle(prompt, prompt.default);
    }
  }

  private guard<T>(act: () => T): T {
    try {
      return act();
    } catch (cause) {
      throw new RulesFailure(cause, {
        game: this.game.id,
        version: this.setup.version,
        snapshot: this.snapshot.json,
        moves: this.since,
        trail: this.dealer.trail.map(label => label.id),
        stack: cause instanceof Error ? (cause.stack ?? '') : '',
      });
    }
  }

  /** Lets the rules go on to the next question or the end. */
  private run(reply?: Reply): void {
    let answered = reply;
    for (;;) {
      if (this.play === null && !this.nextAction()) return;
      const play = this.play as Play;
      const step = this.guard(() => (answered === undefined ? play.next() : play.next(answered)));
      answered = undefined;
      if (step.done === true) {
        this.play = null;
        this.removeThoseWhoLeft();
        continue;
      }
      this.open = this.number(step.value);
      this.answerForThoseWhoLeft();
      return;
    }
  }

  private nextAction(): boolean {
    this.ended = this.guard(() => this.game.outcome(this.state));
    this.dealer.beginAction();
    if (this.record) this.atBoundary = JSON.stringify(this.dealer.envelope);
    if (this.ended !== null) return false;
    this.play = this.guard(() => this.game.next(this.dealer));
    return true;
  }

  // A snapshot belongs to the move that led to it, and that move is numbered only when the rules have come to rest.
  private atBoundary: string | null = null;

  private boundary(): void {
    if (this.atBoundary === null) return;
    this.snapshot = { seq: this.seq, json: this.atBoundary };
    this.atBoundary = null;
    this.since.length = 0;
  }

  private removeThoseWhoLeft(): void {
    const { leaving, left } = this.dealer.envelope;
    for (const seat of leaving.splice(0)) {
      left.push(seat);
      this.guard(() => this.game.leave(this.dealer, seat));
    }
  }

  private number(request: Request): Open {
    const { envelope, trail } = this.dealer;
    const prompts = request.prompts.map((spec): Prompt => {
      const { others: _, ...asked } = spec;
      return {
        ...asked,
        number: ++envelope.prompts,
        trail: [...trail],
        default: spec.default ?? fallback(spec),
      } as Prompt;
    });
    return { mode: request.mode, prompts, specs: request.prompts, replies: prompts.map(() => null) };
  }

  private replay(move: Move): void {
    if (move.type === 'undo') {
      this.renumber(move);
      return;
    }
    if (move.type === 'leave') this.stand(move.seat);
    else {
      const prompt = this.prompts.find(candidate => candidate.number === move.prompt);
      if (prompt === undefined) throw new Drift(move.seq, `prompt ${move.prompt} is not open`);
      const found = digest(prompt);
      if (found !== move.digest)
        throw new Drift(move.seq, `prompt ${move.prompt} offers other choices than were answered`);
      const wrong = problem(prompt, move.answer);
      if (wrong !== null) throw new Drift(move.seq, wrong);
      this.mark(move.seat);
      this.settle(prompt, move.answer);
    }
    this.seq = move.seq;
    this.boundary();
    const reached = this.hash();
    if (reached !== move.hash)
      throw new Drift(
        move.seq,
        `the table's hash is ${reached.slice(0, 12)}, the record has ${move.hash.slice(0, 12)}`,
      );
    this.since.push(move);
  }

  private renumber(move: Undo): void {
    const { envelope } = this.dealer;
    if (move.redeal) {
      if (this.snapshot.seq !== this.seq) throw new Drift(move.seq, 'a re-deal goes back to an action boundary');
      Object.assign(envelope, JSON.parse(this.snapshot.json), { log: move.log, prompts: move.prompts });
      this.dealer.freshChance();
      this.game.redeal(envelope.state, stream => this.dealer.random(stream));
      this.play = null;
      this.open = null;
      this.run();
    } else {
      Object.assign(envelope, { log: move.log, prompts: move.prompts });
      const prompts = this.open?.prompts ?? [];
      for (const [at, prompt] of prompts.entries()) prompts[at] = { ...prompt, number: ++envelope.prompts };
    }
    this.seq = move.seq;
    this.boundary();
    this.since.push(move);
  }
}

function blank<S>(state: S): Envelope<S> {
  return { state, streams: {}, epoch: 0, prompts: 0, log: 0, shown: 0, leaving: [], left: [] };
}

/** The answer that counts when rules name none: the least that is legal, from the front of the list. */
function fallback(spec: PromptSpec): Answer {
  switch (spec.kind) {
    case 'one':
      return { pick: [(spec.options[0] as Option).key] };
    case 'some':
      return { pick: spec.options.slice(0, spec.min).map(option => option.key) };
    case 'amount':
      return { amount: spec.min };
    case 'order':
      return { order: spec.options.map(option => option.key) };
    default:
      throw new Error(`a ${spec.kind} prompt names its own default: ${spec.reason}`);
  }
}
