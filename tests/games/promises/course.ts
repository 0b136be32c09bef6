import {
  type Answer,
  Chance,
  type LogEntry,
  type Preview,
  type Prompt,
  type Seat,
  sample,
  type Table,
  type Text,
} from '../../../src/kernel/index.js';
import type { Moment } from '../../corpus.js';

/** A line, and what was read when it was written. */
export interface Written<V = unknown> {
  readonly line: LogEntry;
  readonly value: V;
}

/** What came of an answer, as far as a promise reads it. */
export interface Course<S = never, V = unknown> {
  /** What was read off the table, from just before the answer on: each value once until it changes. */
  readonly values: readonly V[];
  /** The lines written since, and what was read with each. */
  readonly lines: readonly Written<V>[];
  /** The questions met on the way. */
  readonly asked: readonly Prompt[];
  /** The table at the end: at the next action boundary, or where the match is over. */
  readonly state: S;
}

/** A number or a sentence that stands beside an answer, and what has to come of it. */
export interface Promised<S = never, V = unknown> {
  /** What is counted together. */
  readonly kind: string;
  /** What is looked at: at every line, every question and the end. */
  read(state: S): V;
  /** Whether it has come true. */
  kept(course: Course<S, V>): boolean;
  /** Whether something came between that nobody could know, so that it says nothing; left out: nothing can. */
  isOpen?(course: Course<S, V>): boolean;
  /** How far it is played; left out: to the next action boundary. */
  until?(state: S, asked: readonly Prompt[]): boolean;
}

/** One answer that a question offers, and what is told of it. */
export interface Offer {
  readonly table: Table<unknown>;
  readonly prompt: Prompt;
  readonly key: string;
  /** What its button says. */
  readonly label: Text;
  readonly preview: Preview;
}

/** A promise of a game, and a value of its own. */
export const promised = <S, V>(one: Promised<S, V>): Promised => one as unknown as Promised;

/** A promise about one number: that it comes to be, and how it stands before that. */
export const reaches = <S>(
  kind: string,
  { before, after }: { readonly before: number; readonly after: number },
  read: (state: S) => number,
  stays = true,
): Promised =>
  promised<S, number>({
    kind,
    read,
    kept: ({ values }) => values[0] === before && (values.at(-1) === after || (!stays && goesStraight(values, after))),
  });

/** Whether numbers go up or down to one of them, and never the other way before it. */
export function goesStraight(values: readonly number[], to: number): boolean {
  const way = values.slice(0, values.indexOf(to) + 1);
  const [from] = way;
  return (
    from !== undefined &&
    way.every((value, at) => at === 0 || Math.sign(value - (way[at - 1] as number)) === Math.sign(to - from))
  );
}

/** More questions than any action has. */
const MOST = 200;

/**
 * Plays a copy of the table on with one answer. What its player is asked then is answered at random; others, and windows in
 * which somebody may step in, do what careful players do: nothing.
 */
export function playedOn(
  moment: Moment,
  prompt: Prompt,
  answer: Answer,
  promises: readonly Promised[],
  isWindow: (prompt: Prompt) => boolean,
): readonly Course[] {
  const table = moment.fork();
  const dice = new Chance(`${moment.match}/${moment.answers}/${JSON.stringify(answer)}`).stream('test');
  const seen = promises.map(() => ({ values: [] as unknown[], lines: [] as Written[] }));
  const look = (line?: LogEntry): void => {
    for (const [at, { values, lines }] of seen.entries()) {
      const value = promises[at]!.read(table.state as never);
      if (values.length === 0 || values.at(-1) !== value) values.push(value);
      if (line !== undefined) lines.push({ line, value });
    }
  };
  look();
  watched(table, look);
  const asked: Prompt[] = [];
  const goesOn = (): boolean =>
    table.outcome === null &&
    (!table.resting || promises.some(({ until }) => until !== undefined && !until(table.state as never, asked)));
  table.answer(prompt.number, prompt.seat, answer);
  look();
  while (goesOn() && asked.length < MOST) {
    if (table.resting) {
      table.proceed();
      look();
      continue;
    }
    const next = table.prompts[0] as Prompt;
    asked.push(next);
    const isTheirs = next.seat === prompt.seat && !isWindow(next);
    table.answer(next.number, next.seat, isTheirs ? sample(next, dice) : next.default);
    look();
  }
  return seen.map(({ values, lines }) => ({ values, lines, asked, state: table.state as never }));
}

/** Has every line told as it is written, while the table stands as it was written of. */
export function watched(table: Table<unknown>, told: (line: LogEntry) => void): void {
  const lines = table.log as LogEntry[];
  Object.defineProperty(lines, 'push', {
    value: (...added: LogEntry[]) => {
      const length = Array.prototype.push.apply(lines, added);
      for (const line of added) told(line);
      return length;
    },
  });
}

export const seatIn = ({ args }: Pick<LogEntry, 'args'>): Seat | null => {
  const who = args?.who;
  return typeof who === 'object' && 'seat' in who ? who.seat : null;
};

export const numberIn = ({ args }: Pick<Text, 'args'>, name: string): number => {
  const value = args?.[name];
  if (typeof value !== 'number') throw new Error(`no number ${name}`);
  return value;
};

/** All texts in an effect. */
export function* textsIn(effect: Preview['effect'] | unknown): Iterable<Text> {
  if (typeof effect !== 'object' || effect === null) return;
  if ('list' in effect) for (const one of effect.list as unknown[]) yield* textsIn(one);
  if (!('id' in effect)) return;
  yield effect as Text;
  for (const one of Object.values((effect as Text).args ?? {})) yield* textsIn(one);
}
