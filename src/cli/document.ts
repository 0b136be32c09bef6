import { z } from 'zod';
import {
  Chance,
  type Deck,
  envelopeOf,
  type Game,
  type Json,
  noCard,
  noSeat,
  type Seat,
  type Setup,
  type Sitting,
  Table,
} from '../kernel/index.js';
import { described, readAnswer, type WrittenAnswer, writtenAnswer } from './answers.js';
import { BadInput, seatsInWords } from './command.js';
import { type Course, courseFields, courseIn, courseOf, type Passing, straightOn } from './course.js';
import { Desk, joined } from './desk.js';
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
  ...courseFields,
  /** What somebody saw who reported a mistake: for people, and for nothing else. */
  report: z.unknown().optional(),
});
export type PositionDocument = z.infer<typeof documentSchema>;

/** @throws BadInput naming the path */
export const readDocument = (written: unknown): PositionDocument => readAs(documentSchema, written);

/** Sets the table of a document, gives its answers, and then plays on as far as it says. @throws BadInput, PositionError */
export function playDocument<S>(game: Game<S>, document: PositionDocument): Desk<S> {
  const { answers } = document;
  const [first, ...others] = [{}, ...answers].map(({ pass }: { readonly pass?: Passing }, at) => {
    const course = courseOf(game, courseIn({ pass }, document), at === 0 ? '' : `answers[${at - 1}]`);
    return at === answers.length ? course : straightOn(course);
  }) as [Course<S>, ...Course<S>[]];
  const desk = openDesk(game, document, first);
  const journals = [desk.journal];
  for (const [at, written] of answers.entries()) {
    giveAnswer(desk, written, others[at] as Course<S>, `answers[${at}]`);
    journals.push(desk.journal);
  }
  desk.journal = joined(journals);
  return desk;
}

/** Gives a written answer to the first question that is open for its seat. @throws BadInput, PositionError, RulesFailure */
export function giveAnswer<S>(desk: Desk<S>, written: WrittenAnswer, course: Course<S>, path: string): void {
  const prompt = desk.prompt(written.seat);
  if (prompt === undefined) throw new BadInput(nobodyAsks(desk.table, written.seat), path);
  desk.answer(prompt, readAnswer(prompt, written, desk.namesAt(prompt), path), course);
}

function openDesk<S>(game: Game<S>, document: PositionDocument, course: Course<S>): Desk<S> {
  const options = readRuleset(game as Game, document.ruleset, 'ruleset');
  const seats = seatsOf(game as Game, document);
  // Every game calls the seat that begins by that name.
  const { first } = options as { readonly first?: Seat };
  if (first !== undefined && first >= seats.length) throw new BadInput(noSeat(first, seats.length), 'ruleset.first');
  const setup: Setup = { version: 'position', options, seats, seed: document.seed };
  if (document.position === undefined) {
    const { envelope } = Table.begin(game, setup, { record: false, stepwise: true });
    return new Desk(game, setup, envelope, course);
  }
  const { drawn, ...position } = document.position;
  const streams = readAs(drawnSchema, drawn, 'position.drawn', 'position.drawn');
  const chance = new Chance(document.seed, streams);
  const names = seats.map(one => one.name);
  const state = game.position.read(position as Json, options, names, stream => chance.stream(stream));
  return new Desk(game, setup, { ...envelopeOf(state), streams }, course);
}

function nobodyAsks<S>(table: Table<S>, of: Seat): string {
  if (table.outcome !== null) return 'the match is over';
  if (table.resting) return 'the table has stopped between two actions: nobody is asked anything';
  return `seat ${of} is not asked anything; ${table.prompts.map(described).join('; ')}`;
}

const drawnSchema = z.record(z.string(), z.int().min(0)).default({});

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
      `${length} of them, and ${game.id} is played by ${seatsInWords(game)}`,
      seats === undefined ? `position.${sides}` : 'seats',
    );
  if (entries !== undefined && entries !== length)
    throw new BadInput(
      `${entries} of them, and "seats" names ${length}: there has to be one for each seat`,
      `position.${sides}`,
    );
  return written.map(({ name, deck }: z.infer<typeof seat>, at) => ({
    name: name ?? String.fromCharCode(65 + at),
    deck: deckOf(game, deck, position !== undefined, `seats[${at}].deck`),
  }));
}

function deckOf(game: Game, deck: z.infer<typeof seat>['deck'], optional: boolean, path: string): Deck {
  if (typeof deck === 'string') return readyDeck(game, deck, path);
  if (deck === undefined && !optional) throw new BadInput(`missing: a ready deck's name, or {card: copies}`, path);
  const cards = deck ?? {};
  const ids = game.cards.all.map(({ id }) => id);
  const unknown = Object.keys(cards).find(id => !ids.includes(id));
  if (unknown !== undefined) throw new BadInput(noCard(unknown, ids), `${path}.${unknown}`);
  return { name: '', cards };
}
