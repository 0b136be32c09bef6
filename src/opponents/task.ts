import { gameOf } from '../games/index.js';
import {
  type Answer,
  type CardSet,
  type Game,
  type Move,
  type Prompt,
  type Setup,
  type Snapshot,
  Table,
} from '../kernel/index.js';
import { gameWith } from '../sets/index.js';
import { type Asked, practise, type Standing } from './practise.js';
import { type Past, review, type Turning } from './review.js';

/** A question to a practice bot that another thread can answer: plain data. It holds the match's seed. */
export interface Task extends Omit<Asked, 'prompt'> {
  readonly game: string;
  /** The set of cards that is played with beside the game's own. */
  readonly set: CardSet | null;
  readonly setup: Setup;
  readonly snapshot: Snapshot;
  readonly since: readonly Move[];
  /** The number of the question. */
  readonly prompt: number;
}

/** A match that another thread can look through. It holds the match's seed. */
export interface ReviewTask {
  readonly game: string;
  readonly set: CardSet | null;
  readonly past: Past;
}

export const taskOf = (game: Game, { table, since }: Standing<unknown>, { prompt, ...asked }: Asked): Task => ({
  ...asked,
  game: game.id,
  set: game.set ?? null,
  setup: table.setup,
  snapshot: table.snapshot,
  since,
  prompt: prompt.number,
});

export const reviewTaskOf = (game: Game, past: Past): ReviewTask => ({ game: game.id, set: game.set ?? null, past });

/** Looks a match through. @throws Error where there is no such game */
export const performReview = ({ past, ...played }: ReviewTask): Turning[] => review(gameFor(played), past);

/** Takes the match up again, and answers. @throws Error where there is no such game or question */
export function perform({ setup, snapshot, since, prompt: number, game: id, set, ...asked }: Task): Answer {
  const game = gameFor({ game: id, set });
  const table = Table.resume(game, setup, snapshot, since, { record: false });
  const prompt = table.prompts.find(open => open.number === number);
  if (prompt === undefined) throw new Error(`question ${number} is not open`);
  return practise(game, { table, since }, { ...asked, prompt: prompt as Prompt }).answer;
}

function gameFor({ game: id, set }: Pick<Task, 'game' | 'set'>): Game {
  const house = gameOf(id);
  if (house === undefined) throw new Error(`no game ${id}`);
  return gameWith(house, set);
}
