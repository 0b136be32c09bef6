import {
  type Answer,
  awaited,
  Chance,
  type Game,
  type Level,
  type Move,
  type Prompt,
  type Seat,
  Table,
  type Temper,
} from '../kernel/index.js';
import { besides, DEALS } from './candidates.js';
import { lookAhead, NODES } from './look-ahead.js';
import { ranked } from './net/considered.js';
import { foresightOf } from './net/foresight.js';

/** A match where a practice bot is asked: the table, and the moves since its last snapshot, undone ones included. */
export interface Standing<S> {
  readonly table: Pick<Table<S>, 'state' | 'setup' | 'snapshot' | 'prompts'>;
  readonly since: readonly Move[];
}

/** What a practice bot is asked. `seed` makes its whims repeatable and has nothing to do with the match's own. */
export interface Asked {
  readonly prompt: Prompt;
  readonly level: Level;
  /** What comes to its mind first; players who look ahead do something else where that is surely better. */
  readonly temper?: Temper | undefined;
  readonly seed: string;
  /** How many answers it thinks through, if it looks ahead at all; its own number when left out. */
  readonly nodes?: number;
  /** The answer that the others are held against; left out, the one that comes to mind first. */
  readonly against?: Answer;
}

/** How a table stands after an answer, from 0 (as good as lost) to 1 (as good as won), on the mean of imagined deals. */
export interface Worth {
  /** After the answer that the others are held against. */
  readonly first: number;
  readonly best: number;
}

/** An answer, and how many answers were thought through on the way to it. */
export interface Thought {
  readonly answer: Answer;
  readonly nodes: number;
  /** Where it is surely better than the first. */
  readonly worth?: Worth;
}

/** How many answers a level thinks through for one question at a table of so many; 0 for players who answer what comes to mind. */
export function nodesOf({ partners, opponents: { strong } }: Game, level: Level, seats = 1): number {
  if (strong === undefined) return 0;
  const together = partners === true && seats > 1 ? strong.together?.[level] : undefined;
  return together ?? strong.nodes?.[level] ?? (level === 'strong' ? NODES : 0);
}

/**
 * What a practice bot answers. It is only ever shown tables on which all that is hidden from its seat has been dealt
 * again, so it cannot know more than a person would. The same question with the same seed has the same answer anywhere:
 * thinking is measured in nodes, never in time. @throws Error where the game has no such player
 */
export function practise<S, O>(
  game: Game<S, O>,
  { table, since }: Standing<S>,
  { prompt, level, temper, seed, nodes, against }: Asked,
): Thought {
  const { opponents } = game;
  const hunch = level === 'strong' ? opponents.strong?.policy : opponents[level];
  if (hunch === undefined) throw new Error(`${game.id} has no ${level} practice player`);
  const { seat } = prompt;
  const { setup, snapshot } = table;
  const chance = new Chance(seed);
  const state = game.sample(table.state, seat, chance.stream('what is hidden'), [prompt]);
  const all = ranked(game, hunch)({ state, seat, prompt, random: chance.stream('whim'), temper });
  const liked = against ?? (all[0] as Answer);
  const usual = nodesOf(game as Game, level, setup.seats.length);
  const budget = usual === 0 ? 0 : (nodes ?? usual);
  const others = all.length > 1 ? besides(prompt, all, liked) : undefined;
  const foresight = budget === 0 || !isClear(table.prompts, seat) ? undefined : foresightOf(game);
  if (foresight === undefined) return { answer: liked, nodes: 0 };
  const imagine = Table.imagined(game, setup as typeof setup & { options: O }, snapshot, since, seat);
  const deals = others !== undefined && against === undefined ? DEALS : undefined;
  return lookAhead(imagine, foresight, { prompt, liked, seed, nodes: budget, others, deals });
}

/**
 * Whether there is something to look ahead from: what others have to answer at the same moment may show what is hidden. What they
 * merely may answer in somebody's turn is gone with it.
 */
const isClear = (prompts: readonly Prompt[], seat: Seat): boolean => awaited(prompts).every(open => open.seat === seat);
