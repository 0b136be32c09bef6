import { z } from 'zod';
import { type Game, PositionError, type Viewer } from '../kernel/index.js';
import { writtenAnswer } from './answers.js';
import { BadInput, messageOf, type Terminal } from './command.js';
import { courseFields, courseIn, courseOf, type WrittenCourse } from './course.js';
import type { Desk } from './desk.js';
import { documentSchema, giveAnswer, type PositionDocument, playDocument } from './document.js';
import { jsonIn, readAs } from './files.js';
import { LineCutter } from './input.js';
import { standingOf } from './standing.js';
import { problemSaid, Speaker } from './words.js';

/** A position takes some ten thousand characters: what is longer than this is a mistake. */
const LONGEST = 1_000_000;

const label = z.union([z.string(), z.number()]);
const VERBS = ['set', 'answer', 'go', 'undo', 'state'] as const;

const lineSchema = z
  .strictObject({
    /** Comes back with the reply. */
    id: label.optional(),
    set: documentSchema.optional(),
    answer: writtenAnswer.optional(),
    go: z.literal(true).optional(),
    undo: z.int().min(1).optional(),
    state: z.strictObject({ viewer: z.union([z.literal('public'), z.int().min(0)]).optional() }).optional(),
    ...courseFields,
  })
  .refine(
    line => VERBS.filter(verb => line[verb] !== undefined).length === 1,
    `it has exactly one of ${VERBS.join(', ')}`,
  );
type Line = z.infer<typeof lineSchema>;

/** Somewhere to play, from `set` to `set`. */
interface Room {
  readonly desk: Desk;
  readonly speaker: Speaker;
  /** What the document says of how far to play on: lines may say otherwise, each for itself. */
  readonly course: WrittenCourse;
}

/** A table that is driven by JSON, a line at a time. */
export class LineTable {
  private readonly gameOf: (id: string) => Game;
  private readonly locale: string | undefined;
  private room: Room | null = null;

  /** `gameOf` throws BadInput where there is no such game. */
  constructor(gameOf: (id: string) => Game, locale?: string) {
    this.gameOf = gameOf;
    this.locale = locale;
  }

  /** The reply to a line: where the table then stands, or what is wrong with the line. Null: it was too long to keep. */
  reply(line: string | null): string {
    let id: string | number | undefined;
    try {
      const written = parsed(line);
      id = label.safeParse((written as { readonly id?: unknown } | null)?.id).data;
      return tagged(id, this.act(readAs(lineSchema, written, 'the line')));
    } catch (error) {
      return tagged(id, JSON.stringify(mistake(error)));
    }
  }

  private act(line: Line): string {
    if (line.set !== undefined) this.room = this.opened(line.set, line);
    const { room } = this;
    if (room === null) throw new BadInput('no table has been set: begin with {"set": DOCUMENT}');
    move(room, line);
    return shown(room, line.state?.viewer);
  }

  private opened(document: PositionDocument, line: Line): Room {
    const game = below('set', () => this.gameOf(document.game));
    // What is wrong with the line's own course is not in the document.
    courseOf(game, courseIn(line));
    const desk = below('set', () => playDocument(game, { ...document, ...courseIn(line, document) }));
    return { desk, speaker: new Speaker(game, desk.names, this.locale), course: courseIn(document) };
  }
}

function move({ desk, course: standing }: Room, line: Line): void {
  const { answer, go, undo } = line;
  const written = courseIn(line, standing);
  // Checked whether or not this line plays on.
  const course = courseOf(desk.game, written);
  if (undo !== undefined) below('undo', () => desk.undo(undo));
  if (go === true) below('go', () => desk.goOn(course));
  if (answer === undefined) return;
  const own = courseOf(desk.game, courseIn({ pass: answer.pass }, written), 'answer');
  giveAnswer(desk, answer, own, 'answer');
}

/** Where a table stands, as JSON; with what one viewer sees of it and of the log, where that is asked for. */
function shown({ desk, speaker }: Room, viewer?: Viewer): string {
  if (typeof viewer === 'number' && desk.names[viewer] === undefined)
    throw new BadInput(`nobody sits at seat ${viewer}`, 'state.viewer');
  const log = desk.journal.log.map(line => speaker.line(line, viewer ?? 'public'));
  // The position is JSON already: it need not be read to be written once more.
  const state = `{"position":${desk.written},${JSON.stringify({ ...standingOf(desk, speaker), log }).slice(1)}`;
  if (viewer === undefined) return `{"state":${state}}`;
  return `{"state":${state},"view":${JSON.stringify(speaker.scene(desk.table.scene(viewer)))}}`;
}

function parsed(line: string | null): unknown {
  if (line === null) throw new BadInput(`more than ${LONGEST} characters in a line`);
  return jsonIn(line);
}

const tagged = (id: string | number | undefined, reply: string): string =>
  id === undefined ? reply : `{"id":${JSON.stringify(id)},${reply.slice(1)}`;

/** Does something with a field of a line: a path in what goes wrong begins there. */
function below<T>(field: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof PositionError)) throw error;
    const { problem, path } = error;
    throw new BadInput(problemSaid(problem), path === '' ? field : `${field}.${path}`);
  }
}

/** Whatever went wrong, the table stands where it stood: bad input, or a mistake in the rules. */
function mistake(error: unknown): { error: string; path: string } {
  if (error instanceof BadInput || error instanceof PositionError) {
    return { error: problemSaid(error.problem), path: error.path };
  }
  return { error: `the rules failed: ${messageOf(error)}`, path: '' };
}

/** Replies to every line of standard input, in order, until it ends. */
export async function playLines(table: LineTable, { input, out }: Terminal): Promise<null> {
  const cutter = new LineCutter(LONGEST);
  const reply = (line: string | null): void => out(`${table.reply(line)}\n`);
  for await (const piece of input) cutter.cut(piece).forEach(reply);
  cutter.end().forEach(reply);
  return null;
}
