import { z } from 'zod';
import {
  type Answer,
  Chance,
  type Deck,
  type Envelope,
  type Game,
  type Json,
  type LogEntry,
  noCard,
  noSeat,
  PositionError,
  type Prompt,
  type Seat,
  type Setup,
  type Sitting,
  Table,
} from '../kernel/index.js';
import { described, readAnswer, type WrittenAnswer, writeAnswer, writtenAnswer } from './answers.js';
import { BadInput } from './command.js';
import { readAs } from './files.js';
import { readRuleset, readyDeck } from './rules.js';

const fields = z.record(z.string(), z.unknown());
const seat = z.strictObject({
  name: z.string().min(1).optional(),
  deck: z.union([z.string(), z.record(z.string(), z.int().min(1))]).optional(),
});

/** A match written down: where it stands, or how it begins, and the answers given since. */
export const documentSchema = z.strictObject({
  game: z.string(),
  ruleset: z.union([z.string(), fields]).optional(),
  seed: z.string().default(''),
  position: fields.optional(),
  seats: z.array(seat).optional(),
  answers: z.array(writtenAnswer).default([]),
  /** What somebody saw who reported a mistake: for people, and for nothing else. */
  report: z.unknown().optional(),
});
export type PositionDocument = z.infer<typeof documentSchema>;

/** @throws BadInput naming the path */
export const readDocument = (written: unknown): PositionDocument => readAs(documentSchema, written);

/** Where a match stands that was set up from a document. */
export interface Standing<S> {
  readonly table: Table<S>;
  readonly names: readonly string[];
  /** As of the last action boundary, and the answers given after it. */
  readonly position: Json;
  readonly since: readonly WrittenAnswer[];
  readonly log: readonly LogEntry[];
}

/**
 * A table that is read anew from its own position at every action boundary. So a position that leaves something out
 * shows at once, and the keys of its cards depend on nothing that a position does not hold.
 */
export class Desk<S = unknown> {
  readonly names: readonly string[];
  private readonly game: Game<S>;
  private readonly setup: Setup;
  private now: Table<S>;
  private readonly lines: LogEntry[] = [];
  private since: WrittenAnswer[] = [];

  private constructor(game: Game<S>, setup: Setup, table: Table<S>) {
    this.game = game;
    this.setup = setup;
    this.names = setup.seats.map(one => one.name);
    this.now = table;
    this.settle();
  }

  /** @throws BadInput, PositionError */
  static open<S>(game: Game<S>, document: PositionDocument): Desk<S> {
    const options = readRuleset(game as Game, document.ruleset, 'ruleset');
    const seats = seatsOf(game as Game, document);
    // Every game calls the seat that begins by that name.
    const { first } = options as { readonly first?: Seat };
    if (first !== undefined && first >= seats.length)
      throw new BadInput(`ruleset.first: ${noSeat(first, seats.length)}`);
    const setup: Setup = { version: 'position', options, seats, seed: document.seed };
    if (document.position === undefined) return new Desk(game, setup, Table.begin(game, setup));
    const { drawn, ...position } = document.position;
    const streams = readAs(drawnSchema, drawn, 'position.drawn', 'position.drawn');
    const chance = new Chance(document.seed, streams);
    const names = seats.map(one => one.name);
    const state = game.position.read(position as Json, options, names, stream => chance.stream(stream));
    return new Desk(game, setup, resumed(game, setup, { ...blank, state, streams }, 0));
  }

  get table(): Table<S> {
    return this.now;
  }

  /** The question that an answer of that seat goes to: the first that is open for it. */
  prompt(of: Seat): Prompt | undefined {
    return this.now.prompts.find(candidate => candidate.seat === of);
  }

  /** Gives an answer and plays on. @throws RulesFailure */
  answer(prompt: Prompt, answer: Answer): void {
    this.since.push(writeAnswer(prompt, answer));
    this.now.answer(prompt.number, prompt.seat, answer);
    this.settle();
  }

  get standing(): Standing<S> {
    const { state, streams } = this.boundary();
    const written = this.game.position.write(state) as Record<string, Json>;
    const position = Object.keys(streams).length === 0 ? written : { ...written, drawn: { ...streams } };
    return { table: this.now, names: this.names, position, since: [...this.since], log: [...this.lines] };
  }

  private boundary(): Envelope<S> {
    return JSON.parse(this.now.snapshot.json) as Envelope<S>;
  }

  /** Keeps the new log lines; at a new boundary, reads the table anew. */
  private settle(): void {
    const known = this.lines.at(-1)?.n ?? 0;
    this.lines.push(...this.now.log.filter(line => line.n > known));
    const { seq } = this.now.snapshot;
    if (seq !== this.now.moves) return;
    this.since = [];
    const envelope = this.boundary();
    const state = this.game.position.read(
      this.game.position.write(envelope.state),
      this.setup.options,
      this.names,
      leftOpen,
    );
    this.now = resumed(this.game, this.setup, { ...envelope, state }, seq);
  }
}

/** Sets the table of a document and gives its answers. @throws BadInput, PositionError */
export function playDocument<S>(game: Game<S>, document: PositionDocument): Standing<S> {
  const desk = Desk.open(game, document);
  for (const [at, written] of document.answers.entries()) {
    const path = `answers[${at}]`;
    const prompt = desk.prompt(written.seat);
    if (prompt === undefined) throw new BadInput(`${path}: ${nobodyAsks(desk.table, written.seat)}`);
    desk.answer(prompt, readAnswer(prompt, written, path));
  }
  return desk.standing;
}

function nobodyAsks<S>(table: Table<S>, of: Seat): string {
  if (table.outcome !== null) return 'the match is over';
  return `seat ${of} is not asked anything; ${table.prompts.map(described).join('; ')}`;
}

const drawnSchema = z.record(z.string(), z.int().min(0)).default({});

const blank = { epoch: 0, prompts: 0, log: 0, shown: 0, leaving: [], left: [] };

const resumed = <S>(game: Game<S>, setup: Setup, envelope: Envelope<S>, seq: number): Table<S> =>
  Table.resume(game, setup, { seq, json: JSON.stringify(envelope) }, []);

function leftOpen(stream: string): never {
  throw new PositionError('position', `it leaves something to chance (${stream}) when written`);
}

/** Who sits down: as the document says, else one letter for each seat of the position. */
function seatsOf(game: Game, { seats, position }: PositionDocument): Sitting[] {
  const { min, max } = game.seats;
  const { sides = 'players' } = game.position;
  const listed = position?.[sides];
  const entries = Array.isArray(listed) ? listed.length : undefined;
  const written = seats ?? (position === undefined ? undefined : Array.from({ length: entries ?? min }, () => ({})));
  if (written === undefined) throw new BadInput('the document: neither position nor seats: one of them is needed');
  const { length } = written;
  if (length < min || length > max)
    throw new BadInput(
      `${seats === undefined ? `position.${sides}` : 'seats'}: ${length} of them, and ${game.id} is played by ${min === max ? min : `${min} to ${max}`}`,
    );
  if (entries !== undefined && entries !== length)
    throw new BadInput(
      `position.${sides}: ${entries} of them, and "seats" names ${length}: there has to be one for each seat`,
    );
  return written.map(({ name, deck }: z.infer<typeof seat>, at) => ({
    name: name ?? String.fromCharCode(65 + at),
    deck: deckOf(game, deck, position !== undefined, `seats[${at}].deck`),
  }));
}

function deckOf(game: Game, deck: z.infer<typeof seat>['deck'], optional: boolean, path: string): Deck {
  if (typeof deck === 'string') return readyDeck(game, deck, path);
  if (deck === undefined && !optional) throw new BadInput(`${path}: missing: a ready deck's name, or {card: copies}`);
  const cards = deck ?? {};
  const ids = game.cards.all.map(({ id }) => id);
  const unknown = Object.keys(cards).find(id => !ids.includes(id));
  if (unknown !== undefined) throw new BadInput(`${path}.${unknown}: ${noCard(unknown, ids)}`);
  return { name: '', cards };
}
