import {
  type Answer,
  faceOf,
  type Game,
  hash,
  isDecision,
  type Move,
  normalise,
  optionsOf,
  type Preview,
  type Prompt,
  type Seat,
  type Setup,
  type Stop,
  Table,
  type Text,
} from '../kernel/index.js';
import { nodesOf, practise, type Thought, type Worth } from './practise.js';

/** A match that is over, from its set-up on. `seats`: whose choices are looked at. */
export interface Past {
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly seats: readonly Seat[];
  /** By seat that was somebody else's before: the last move that was. */
  readonly since?: Readonly<Record<Seat, number>>;
  /** How many answers are thought through for one question; a strong player's number when left out. */
  readonly nodes?: number;
}

/** An answer, and what it was said to do; null where that was not known before the rest of it. */
export interface Course {
  readonly answer: Answer;
  readonly preview: Preview | null;
}

/** A choice after which a match went worse than it might have. */
export interface Turning {
  /** The line that began its turn; null before the first. */
  readonly when: Text | null;
  readonly prompt: Prompt;
  readonly given: Course;
  readonly better: Course;
  /** How the table stood after either, as far as its player could know. */
  readonly worth: Worth;
}

/** Choices that are told at most. */
const MOST = 3;
/** How many of those that look worst at first sight are thought through in full. */
const CLOSER = 6;
/** A gain below this is not worth telling. */
const WORTH_TELLING = 0.05;
/** The first sight: this share of what a strong player thinks through for one question, and for all of them together so often that. */
const GLANCE = 0.1;
const GLANCES = 12;

/**
 * Where a match turned: up to three choices of these seats, in the order of the match, where a strong player that knows no
 * more than they did finds an answer that is surely better. The same match gives the same choices anywhere.
 * @throws Drift, RulesFailure where today's rules don't lead through the match
 */
export function review(game: Game, past: Past): Turning[] {
  const { nodes = nodesOf(game, 'strong') } = past;
  const seen = Array.from(Table.stops(game, past.setup, past.moves)).length;
  const glance = Math.ceil(Math.min(nodes * GLANCE, (nodes * GLANCES) / Math.max(1, seen)));
  const suspects = new Map<number, number>();
  for (const stop of Table.stops(game, past.setup, past.moves)) {
    const worth = secondThought(game, stop, past, 'glance', glance)?.worth;
    if (worth !== undefined) suspects.set(stop.move.seq, worth.best - worth.first);
  }
  const closer = keysOfLargest(suspects, CLOSER);
  const found = new Map<number, Turning>();
  for (const stop of Table.stops(game, past.setup, past.moves)) {
    if (!closer.includes(stop.move.seq)) continue;
    const thought = secondThought(game, stop, past, 'closer look', nodes);
    if (thought?.worth === undefined || thought.worth.best - thought.worth.first < WORTH_TELLING) continue;
    found.set(stop.move.seq, turningAt(game, stop, thought.answer, thought.worth));
  }
  const gains = new Map([...found].map(([seq, { worth }]) => [seq, worth.best - worth.first]));
  const told = keysOfLargest(gains, MOST);
  return [...found].filter(([seq]) => told.includes(seq)).map(([, turning]) => turning);
}

const keysOfLargest = (values: ReadonlyMap<number, number>, most: number): number[] =>
  [...values]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([key]) => key);

const promptAt = ({ table, move }: Stop<unknown>): Prompt | undefined =>
  move.type === 'answer' ? table.prompts.find(({ number }) => number === move.prompt) : undefined;

/** What a strong player makes of a choice; null for what was no choice of these seats. */
function secondThought(
  game: Game,
  stop: Stop<unknown>,
  { seats, since }: Past,
  look: string,
  nodes: number,
): Thought | null {
  const { move } = stop;
  const prompt = promptAt(stop);
  if (move.type !== 'answer' || move.by !== 'player' || !seats.includes(move.seat)) return null;
  if (move.seq <= (since?.[move.seat] ?? 0)) return null;
  if (prompt === undefined || !isDecision(prompt)) return null;
  const seed = hash(`${look} ${move.hash}`);
  return practise(game, stop, { prompt, level: 'strong', seed, nodes, against: move.answer });
}

function turningAt({ drama }: Game, stop: Stop<unknown>, better: Answer, worth: Worth): Turning {
  const prompt = promptAt(stop) as Prompt;
  const { table, move } = stop;
  const began = table.log.findLast(({ id }) => drama?.chapters?.begins.includes(id) === true);
  const course = (answer: Answer): Course => ({ answer, preview: previewOf(table, prompt, answer) });
  return {
    when: began === undefined ? null : faceOf(began, prompt.seat),
    prompt,
    given: course((move as Extract<Move, { type: 'answer' }>).answer),
    better: course(normalise(prompt, better)),
    worth,
  };
}

/** What the answer was said to do, where it is a single option. */
function previewOf(table: Table<unknown>, prompt: Prompt, answer: Answer): Preview | null {
  const key = 'pick' in answer && answer.pick.length === 1 ? answer.pick[0] : undefined;
  const isTold = prompt.kind === 'one' || (prompt.kind === 'some' && !prompt.ordered);
  return isTold && optionsOf(prompt).some(option => option.key === key)
    ? table.preview(prompt.number, key as string)
    : null;
}
