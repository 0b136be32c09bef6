import {
  type Answer,
  Chance,
  type Deck,
  type Game,
  type Level,
  type Move,
  type Prompt,
  sample,
  Table,
  type Temper,
} from '../../src/kernel/index.js';
import { practise, type Standing } from '../../src/opponents/index.js';
import type { Past } from '../../src/opponents/review.js';

/** A match of any game in which practice bots or random ones sit: the table, and the moves since its last snapshot. */
export interface Sitting extends Standing<unknown> {
  readonly table: Table<unknown>;
  since: Move[];
}

/** Who answers at a seat; `at`: how many questions came before. */
export type Player = (sitting: Sitting, prompt: Prompt, at: number) => Answer;

/** A match that begins: everybody with the same ready deck, or one that goes with the ruleset for each. */
export function begin(game: Game, seed: string, seats = 2): Sitting {
  const random = new Chance(seed).stream('match');
  const { id, options } = random.pick(game.rulesets);
  const fitting = game.decks.ready.filter(({ rulesets }) => rulesets.includes(id));
  const same = random.pick(fitting);
  const decks = game.partners === true ? random.shuffle(fitting) : Array.from({ length: seats }, () => same);
  const sitting = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, deck: decks[seat] ?? same }));
  const setup = { version: 'test', options: game.options.parse(options), seats: sitting, seed };
  return { table: Table.begin(game, setup), since: [] };
}

export function playOn(sitting: Sitting, players: readonly Player[], most = Number.POSITIVE_INFINITY): void {
  const { table } = sitting;
  for (let at = 0; at < most && table.outcome === null; at++) {
    const prompt = table.prompts[0] as Prompt;
    const answer = (players[prompt.seat % players.length] as Player)(sitting, prompt, at);
    const move = table.answer(prompt.number, prompt.seat, answer) as Move;
    sitting.since = table.snapshot.seq === move.seq ? [] : [...sitting.since, move];
  }
}

export const practising =
  (game: Game, level: Level, seed: string, nodes: number, temper?: Temper): Player =>
  (sitting, prompt, at) =>
    practise(game, sitting, { prompt, level, temper, seed: `${seed}/${at}`, nodes }).answer;

export function atRandom(seed: string): Player {
  const random = new Chance(seed).stream('random player');
  return (_, prompt) => sample(prompt, random);
}

const MOVES = 60;

/** The first moves of a match between random players, as they are on record, to be looked through with few nodes. */
export function played(game: Game, seed: string): Omit<Past, 'seats'> {
  const sitting = begin(game, seed);
  const { table } = sitting;
  const players = [atRandom(`${seed} a`), atRandom(`${seed} b`)];
  const moves: Move[] = [];
  while (moves.length < MOVES && table.outcome === null) {
    const prompt = table.prompts[0] as Prompt;
    const answer = (players[prompt.seat % 2] as Player)(sitting, prompt, moves.length);
    moves.push(table.answer(prompt.number, prompt.seat, answer) as Move);
  }
  return { setup: table.setup, moves, nodes: 200 };
}

/**
 * Of so many matches, how many the first level wins: each deal is played twice, with the seats swapped. A draw is half. Once
 * it is as many as were asked for, no more are played: they could take nothing away.
 */
export function score(
  game: Game,
  levels: readonly [Level, Level],
  { matches, enough, nodes = 0 }: { readonly matches: number; readonly enough: number; readonly nodes?: number },
): number {
  let won = 0;
  for (let match = 0; match < matches && won < enough; match++) {
    const seed = `${game.id} ${match >> 1}`;
    const sitting = begin(game, seed);
    const mine = match % 2;
    const players = [0, 1].map(seat => practising(game, levels[seat === mine ? 0 : 1], `${seed}/${seat}`, nodes));
    playOn(sitting, players);
    const places = sitting.table.outcome?.places ?? [];
    const [one = 0, other = 0] = [places[mine], places[1 - mine]];
    won += one < other ? 1 : one === other ? 0.5 : 0;
  }
  return won;
}

/** How many of so many matches a hero alone wins against the game, thinking through so many answers for each question; as many as are enough, at most. */
export function won(
  game: Game,
  level: Level,
  scenario: string,
  { matches, enough, nodes }: { readonly matches: number; readonly enough: number; readonly nodes: number },
): number {
  const options = game.options.parse(game.rulesets.find(({ id }) => id === scenario)?.options);
  let won = 0;
  for (let match = 0; match < matches && won < enough; match++) {
    const seed = `${scenario} ${match}`;
    const deck = game.decks.ready[match % game.decks.ready.length] as Deck;
    const setup = { version: 'test', options, seats: [{ name: 'alone', deck }], seed };
    const sitting: Sitting = { table: Table.begin(game, setup), since: [] };
    playOn(sitting, [practising(game, level, seed, nodes)]);
    if (sitting.table.outcome?.together === 'won') won++;
  }
  return won;
}
