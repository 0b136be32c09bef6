import { z } from 'zod';
import { type Answer, type Game, nearest, type Orderable, ordered, type Prompt } from '../kernel/index.js';
import { BadInput } from './command.js';

const passing = z.union([z.literal('all'), z.array(z.string())]);

/** Questions that pass by themselves: every window, or these kinds. */
export type Passing = z.infer<typeof passing>;
export const passingField = passing.optional();

/** How far a table plays on by itself, as documents and lines write it. */
export const courseFields = {
  /** Stops at the first action boundary before this step. */
  stop: z.strictObject({ at: z.string() }).nullable().optional(),
  until: z.enum(['decision', 'boundary']).optional(),
  pass: passingField,
  /** Lists every action boundary on the way. */
  trace: z.boolean().optional(),
};
const schema = z.object(courseFields);
export type WrittenCourse = z.infer<typeof schema>;

/** What of a document or line is about the course; what it leaves out is as `otherwise` says. */
export function courseIn(written: WrittenCourse, otherwise: WrittenCourse = {}): WrittenCourse {
  const { stop = otherwise.stop, until = otherwise.until, pass = otherwise.pass, trace = otherwise.trace } = written;
  return { stop, until, pass, trace };
}

/** How far a table plays on by itself: always as far as a question that does not pass, or to the end. */
export interface Course<S> {
  /** Whether it stops at this boundary, which it has come to. */
  stopsAt(state: S): boolean;
  /** The answer that passes a question; null where somebody has to answer it. */
  passing(prompt: Prompt): Answer | null;
  readonly traces: boolean;
}

/** @throws BadInput naming the path */
export function courseOf<S>(game: Game<S>, { stop, until, pass, trace }: WrittenCourse, path = ''): Course<S> {
  const below = (field: string): string => (path === '' ? field : `${path}.${field}`);
  const step = stop?.at;
  if (step !== undefined) checkStep(game as Game, step, below('stop.at'));
  const kinds = passed(game as Game, pass ?? [], below('pass'));
  const orders = kinds.map(({ id }) => ({ kind: id }));
  return {
    stopsAt: state => until === 'boundary' || (step !== undefined && game.position.steps?.of(state) === step),
    passing: prompt => ordered(kinds, orders, prompt),
    traces: trace === true,
  };
}

/** The same course, but that it stops nowhere: for the answers that others follow. */
export const straightOn = <S>(course: Course<S>): Course<S> => ({ ...course, stopsAt: () => false });

function checkStep(game: Game, step: string, path: string): void {
  const names = game.position.steps?.names ?? [];
  if (!names.includes(step)) throw new BadInput(`${game.id} has no step "${step}"${nearest(step, names)}`, path);
}

function passed(game: Game, pass: Passing, path: string): Orderable[] {
  const kinds = game.orders ?? [];
  if (pass === 'all') return kinds.filter(({ window }) => window === true);
  const known = kinds.map(({ id }) => id);
  for (const [at, id] of pass.entries())
    if (!known.includes(id))
      throw new BadInput(`${game.id} has no questions "${id}" to pass${nearest(id, known)}`, `${path}[${at}]`);
  return kinds.filter(({ id }) => pass.includes(id));
}
