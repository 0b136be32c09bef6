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

export const taskOf = (game: Game, { table, since }: Standing<unknown>, { prompt, ...asked }: Asked): Task => ({
  ...asked,
  game: game.id,
  set: game.set ?? null,
  setup: table.setup,
  snapshot: table.snapshot,
  since,
  prompt: prompt.number,
});

/** Takes the match up again, and answers. @throws Error where there is no such game or question */
export function perform({ game: id, set, setup, snapshot, since, prompt: number, ...asked }: Task): Answer {
  const house = gameOf(id);
  if (house === undefined) throw new Error(`no game ${id}`);
  const game = gameWith(house, set);
  const table = Table.resume(game, setup, snapshot, since, { record: false });
  const prompt = table.prompts.find(open => open.number === number);
  if (prompt === undefined) throw new Error(`question ${number} is not open`);
  return practise(game, { table, since }, { ...asked, prompt: prompt as Prompt }).answer;
}
