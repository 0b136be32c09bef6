import { Boundaries } from './boundaries.js';
import { Dealer, drawn, type Envelope, envelopeOf } from './dealer.js';
import { Engine } from './engine.js';
import { type Attempt, Drift, Refusal, RulesFailure } from './errors.js';
import type { Game, Outcome } from './game.js';
import { hash } from './hash.js';
import { clone, pour } from './json.js';
import type { LogEntry } from './log.js';
import { type AnsweredBy, type Decision, effective, type Leave, type Move, type Undo } from './moves.js';
import type { Preview } from './preview.js';
import { type Answer, digest, normalise, type Option, optionsOf, type Prompt, problem } from './prompts/index.js';
import { Chance } from './random.js';
import type { Scene } from './scene.js';
import type { Footprint, Setup, Snapshot, TableOptions } from './setup.js';
import { seal } from './stalemate.js';
import { takenBy } from './taken.js';
import type { Seat, Viewer } from './text.js';
import { ticked } from './ticks.js';

/** A match as it stood before one of its moves. */
export interface Stop<S, O = unknown> {
  readonly table: Table<S, O>;
  /** Since the table's snapshot, those undone included. */
  readonly since: readonly Move[];
  readonly move: Move;
}

/**
 * A match in memory for as long as one click takes. Made from its set-up or a snapshot, brought up to date with the
 * moves since, given one move more, and thrown away: what it wrote (moves, snapshot, log) is the match.
 */
export class Table<S, O = unknown> {
  readonly game: Game<S, O>;
  readonly setup: Setup<O>;
  /** What each move since the table was loaded had drawn and shown before it was made. */
  readonly marks: Footprint[] = [];
  private readonly options: TableOptions;
  private readonly record: boolean;
  private readonly dealer: Dealer<S>;
  private readonly engine: Engine<S, O>;
  private readonly boundaries: Boundaries;
  private seq = 0;
  private failure: RulesFailure | null = null;

  private constructor(game: Game<S, O>, setup: Setup<O>, envelope: Envelope<S>, options: TableOptions) {
    this.game = game;
    this.setup = setup;
    this.options = options;
    this.record = options.record ?? true;
    if (this.record && options.stepwise === true) throw new Error('a table that is recorded does not go step by step');
    this.dealer = new Dealer(envelope, setup.seed, options.log ?? this.record);
    this.dealer.onEffect = options.onEffect ?? null;
    const onBoundary = (): void => {
      if (this.record) this.boundaries.reach(this.envelope, this.dealer.lines.length);
    };
    this.boundaries = new Boundaries(options.onSnapshot);
    this.engine = new Engine(game, this.dealer, onBoundary, options.stepwise);
  }

  /** Sets up a match and plays on to the first question. @throws RulesFailure */
  static begin<S, O>(game: Game<S, O>, setup: Setup<O>, options: TableOptions = {}): Table<S, O> {
    const table = new Table(game, setup, envelopeOf(null as S), options);
    table.guard(null, () => {
      table.dealer.envelope.state = game.setup(setup.options, setup.seats, stream => table.dealer.random(stream));
      table.engine.start();
    });
    table.keep();
    return table;
  }

  /** Plays on from a state that was written by hand, as if set-up had led to it. @throws RulesFailure */
  static from<S, O>(game: Game<S, O>, setup: Setup<O>, state: S, options: TableOptions = {}): Table<S, O> {
    return Table.at(game, setup, envelopeOf(state), options);
  }

  /** Plays on from an action boundary, as if nothing had been before it. The envelope becomes the table's own. @throws RulesFailure */
  static at<S, O>(game: Game<S, O>, setup: Setup<O>, envelope: Envelope<S>, options: TableOptions = {}): Table<S, O> {
    const table = new Table(game, setup, envelope, options);
    table.guard(null, () => table.engine.start());
    table.keep();
    return table;
  }

  /**
   * Takes a match up again: a snapshot, then all moves after it, those undone included. Each must meet its digest
   * and hash.
   * @throws Drift where the record and the rules part; RulesFailure where the rules now fail
   */
  static resume<S, O>(
    game: Game<S, O>,
    setup: Setup<O>,
    from: Snapshot,
    moves: readonly Move[],
    options: TableOptions = {},
  ): Table<S, O> {
    const table = new Table(game, setup, opened<S>(from), options);
    table.takeUp(from, moves);
    return table;
  }

  /**
   * Tables that a seat may imagine in the place of the one these moves have led to, one for each seed: in the midst of
   * whatever is under way, all that is hidden from it is dealt again, and chance falls otherwise from here on. For looking
   * ahead: they are not recorded.
   */
  static imagined<S, O>(
    game: Game<S, O>,
    setup: Setup<O>,
    from: Snapshot,
    moves: readonly Move[],
    seat: Seat,
  ): (seed: string) => Table<S, O> {
    const envelope = opened<S>(from);
    // Several answers are tried on each deal, one after the other: it is dealt once.
    let last: { readonly seed: string; readonly dealt: S } | null = null;
    return seed => {
      const table = new Table(game, setup, clone(envelope), { record: false });
      table.takeUp(from, moves);
      if (last?.seed !== seed) last = { seed, dealt: table.dealtFor(seat, seed) };
      table.put(last.dealt, seed);
      return table;
    };
  }

  /** Plays a whole match again, from its set-up. Its log then holds every line that counts. @throws Drift, RulesFailure */
  static replay<S, O>(
    game: Game<S, O>,
    setup: Setup<O>,
    moves: readonly Move[],
    options: TableOptions = {},
  ): Table<S, O> {
    const table = Table.begin(game, setup, options);
    table.redo(moves);
    return table;
  }

  /**
   * Plays a whole match again and stops before each move that counts, but for what undoes others: the table, and the moves
   * since its snapshot, those undone included. @throws Drift, RulesFailure
   */
  static *stops<S, O>(game: Game<S, O>, setup: Setup<O>, moves: readonly Move[]): Generator<Stop<S, O>, void> {
    const table = Table.begin(game, setup);
    for (const move of effective(moves)) {
      const from = table.snapshot.seq;
      if (move.type !== 'undo') yield { table, since: moves.filter(({ seq }) => seq > from && seq < move.seq), move };
      table.again(move);
    }
  }

  get state(): S {
    return this.dealer.state;
  }

  /** The last action boundary. */
  get snapshot(): Snapshot {
    return this.boundaries.snapshot;
  }

  get outcome(): Outcome | null {
    return this.engine.outcome;
  }

  /** Whether it stands between two actions, and waits to `proceed`. */
  get resting(): boolean {
    return this.engine.resting;
  }

  /** Whether cards were dealt again by consent where the action under way began: nothing has come to its end since. */
  get redealt(): boolean {
    const { epoch } = this.dealer.envelope;
    return epoch > 0 && epoch === this.snapshot.seq;
  }

  /** Moves made so far, those undone included. */
  get moves(): number {
    return this.seq;
  }

  /** Questions that are open now; without those already answered in an `each`, and those of seats that are gone. */
  get prompts(): readonly Prompt[] {
    return this.engine.open?.list() ?? [];
  }

  /** The first of them, for players who answer one after the other; undefined where nothing is asked. */
  get asked(): Prompt | undefined {
    return this.engine.open?.first;
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
    seal(this.dealer.envelope.course);
    return this.dealer.envelope;
  }

  /** What one viewer sees; of their own hand, also what answers the questions they are asked. */
  scene(viewer: Viewer): Scene {
    return ticked(this.game.view(this.state, viewer), this.prompts, viewer);
  }

  /** What is not possible now at an open prompt, with the reasons. */
  refused(number: number): readonly Option[] {
    return this.engine.open?.refused(number) ?? [];
  }

  /** What an option of an open prompt would do; where its rules say nothing, what its card says. */
  preview(number: number, key: string): Preview {
    const { effect, changes = [], ...more } = this.engine.open?.preview(number, key) ?? {};
    const sure = { changes, ...more };
    if (effect !== undefined) return { effect, ...sure };
    const prompt = this.prompts.find(open => open.number === number);
    const card = prompt && optionsOf(prompt).find(option => option.key === key)?.card;
    const entry = card === undefined ? undefined : this.game.cards.get(card);
    return { effect: entry?.text ?? null, ...(entry?.gist != null && { gist: entry.gist }), ...sure };
  }

  /** The open prompt of that number. @throws Refusal */
  prompt(number: number, seat: Seat): Prompt {
    if (this.failure !== null) throw this.failure;
    if (this.outcome !== null) throw new Refusal('over', 'the match is over');
    const prompt = this.engine.open?.find(number);
    if (prompt === undefined) throw new Refusal('stale', 'that question is closed');
    if (prompt.seat !== seat) throw new Refusal('foreign', 'that question is for another seat');
    return prompt;
  }

  /** Takes an answer and plays on to the next question. Null where nothing is recorded. @throws Refusal, RulesFailure */
  answer(number: number, seat: Seat, given: Answer, by: AnsweredBy = 'player'): Decision | null {
    const prompt = this.prompt(number, seat);
    const answer = normalise(prompt, given);
    const wrong = problem(prompt, answer);
    if (wrong !== null) throw new Refusal('illegal', wrong);
    if (!this.record) {
      this.seq++;
      this.take(prompt, answer);
      return null;
    }
    const asked = digest(prompt);
    this.mark(seat);
    this.take(prompt, answer);
    const seq = ++this.seq;
    const decision: Decision = {
      type: 'answer',
      seq,
      prompt: number,
      seat,
      answer,
      by,
      digest: asked,
      hash: this.hash(),
    };
    this.keep(decision);
    return decision;
  }

  /** Goes on from the boundary at which it rests, to a question or the next boundary. @throws RulesFailure */
  proceed(): void {
    if (this.failure !== null) throw this.failure;
    this.guard(null, () => this.engine.proceed());
  }

  /** A seat gives up its place. @throws Refusal, RulesFailure */
  leave(seat: Seat): Leave {
    if (this.failure !== null) throw this.failure;
    if (this.outcome !== null) throw new Refusal('over', 'the match is over');
    if (this.setup.seats[seat] === undefined) throw new Refusal('foreign', 'there is no such seat');
    const { left, leaving } = this.dealer.envelope;
    if (left.includes(seat) || leaving.includes(seat)) throw new Refusal('stale', 'that seat has left already');
    this.mark(seat);
    this.stand(seat);
    const leave: Leave = { type: 'leave', seq: ++this.seq, seat, hash: this.record ? this.hash() : '' };
    this.keep(leave);
    return leave;
  }

  /** Makes an unrecorded table one that a seat imagines, as `imagined` says. */
  imagine(seat: Seat, seed: string): void {
    this.put(this.dealtFor(seat, seed), seed);
  }

  /** The state with all that is hidden from a seat dealt again, but for what its own open questions show. */
  private dealtFor(seat: Seat, seed: string): S {
    const asked = this.prompts.filter(prompt => prompt.seat === seat);
    return this.game.sample(this.state, seat, new Chance(seed).stream('what is hidden'), asked);
  }

  private put(dealt: S, seed: string): void {
    if (this.record) throw new Error('a table that is recorded cannot be imagined otherwise');
    // The tables that turns began with were those that lay there.
    seal(this.dealer.envelope.course);
    // Rules that wait for an answer hold on to parts of the state: these change, and stay what they are.
    pour(dealt as object, this.state as object);
    this.dealer.imagine(seed);
  }

  /** Grows whenever a seat learns something that it did not hold itself. */
  learntBy(seat: Seat): number {
    return this.dealer.learntBy(seat);
  }

  /** The hash of all that decides what happens next. */
  hash(): string {
    return hash(JSON.stringify(this.envelope));
  }

  private take(prompt: Prompt, answer: Answer): void {
    const attempt: Attempt = { type: 'answer', prompt: prompt.number, seat: prompt.seat, answer };
    this.guard(attempt, () => this.engine.take(prompt, answer));
  }

  private stand(seat: Seat): void {
    this.guard({ type: 'leave', seat }, () => this.engine.leave(seat));
  }

  private mark(seat: Seat): void {
    if (!this.record) return;
    const { epoch, shown } = this.dealer.envelope;
    this.marks.push({ seq: this.seq, seat, epoch, draws: drawn(this.dealer.envelope), shown });
  }

  /** Whatever the rules throw becomes a failure with all that is needed to see it again. The table is spent then. */
  private guard(attempt: Attempt | null, act: () => void): void {
    try {
      takenBy(this.options.onTaken ?? null, act);
      // At a table that is kept, players look at all that is asked: where the rules fail at that, they fail here.
      if (this.record) this.engine.open?.list();
    } catch (cause) {
      this.failure = new RulesFailure(cause, {
        game: this.game.id,
        version: this.setup.version,
        snapshot: this.boundaries.origin,
        moves: [...this.boundaries.since],
        attempt,
        trail: this.dealer.trail.map(label => label.id),
        stack: cause instanceof Error ? (cause.stack ?? '') : '',
      });
      throw this.failure;
    }
  }

  private keep(move?: Move): void {
    if (this.record) this.boundaries.keep(this.seq, move);
  }

  /** Goes on from a snapshot whose envelope the table holds, through the moves since. */
  private takeUp(from: Snapshot, moves: readonly Move[]): void {
    this.seq = from.seq;
    this.boundaries.snapshot = from;
    this.guard(null, () => this.engine.start());
    this.keep();
    this.redo(moves);
  }

  private redo(moves: readonly Move[]): void {
    const start = this.seq;
    for (const [at, { seq }] of moves.entries())
      if (seq !== start + at + 1) throw new Drift(seq, `it does not follow move ${start + at}`);
    for (const move of effective(moves)) {
      if (move.type === 'undo' && (move.to < start || move.to >= move.seq))
        throw new Drift(move.seq, `it goes back to move ${move.to}, which is not on this record`);
      this.again(move);
    }
  }

  private again(move: Move): void {
    switch (move.type) {
      case 'answer':
        this.answerAgain(move);
        break;
      case 'leave':
        this.mark(move.seat);
        this.stand(move.seat);
        break;
      case 'undo':
        this.takeBack(move);
        break;
    }
    this.seq = move.seq;
    this.keep(move);
    if (move.type === 'undo' || !this.record) return;
    const reached = this.hash();
    if (reached !== move.hash)
      throw new Drift(
        move.seq,
        `the table's hash is ${reached.slice(0, 12)}, the record has ${move.hash.slice(0, 12)}`,
      );
  }

  private answerAgain(move: Decision): void {
    const prompt = this.prompts.find(({ number, seat }) => number === move.prompt && seat === move.seat);
    if (prompt === undefined) throw new Drift(move.seq, `prompt ${move.prompt} is not open for seat ${move.seat}`);
    if (this.record && digest(prompt) !== move.digest)
      throw new Drift(move.seq, `prompt ${move.prompt} offers other choices than were answered`);
    const wrong = problem(prompt, move.answer);
    if (wrong !== null) throw new Drift(move.seq, wrong);
    this.mark(move.seat);
    this.take(prompt, move.answer);
  }

  /** What an undo does once the table stands where it goes back to. */
  private takeBack(move: Undo): void {
    const { dealer, engine } = this;
    const { prompts, log, seq } = move;
    if (prompts < this.numbers.prompts || log < this.numbers.log)
      throw new Drift(seq, 'it gives numbers a second time');
    if (move.redeal) {
      if (this.boundaries.since.some(made => made.type !== 'undo'))
        throw new Drift(seq, 'a re-deal goes back to an action boundary');
      Object.assign(dealer.envelope, opened<S>(this.snapshot), { log, prompts });
      dealer.lines.length = this.boundaries.lines;
      dealer.freshChance(seq);
      dealer.beginAction();
      this.guard(move, () => {
        this.game.redeal(dealer.state, stream => dealer.random(stream));
        engine.start();
      });
    } else {
      Object.assign(dealer.envelope, { log, prompts });
      engine.open?.renumber(() => ++dealer.envelope.prompts);
    }
  }
}

/** The envelope of a snapshot. What it may lack, because it is older than the field, is as at the outset. */
const opened = <S>({ json }: Snapshot): Envelope<S> => ({
  ...envelopeOf(null as S),
  ...(JSON.parse(json) as Envelope<S>),
});
