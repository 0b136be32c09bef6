import { squad } from '../../src/games/squad/index.js';
import type { SquadOptions } from '../../src/games/squad/options.js';
import type { SquadState } from '../../src/games/squad/state.js';
import { type Answer, Chance, type Level, type Move, type Prompt, sample, Table } from '../../src/kernel/index.js';
import { practise } from '../../src/opponents/index.js';

/** A match of Super Hero Squad as practice bots see it: the table, and the moves since its last snapshot. */
export interface Sitting {
  readonly table: Table<SquadState, SquadOptions>;
  since: Move[];
}

export type Player = (sitting: Sitting, prompt: Prompt, at: number) => Answer;

const rulesets = ['tcg', 'online', 'quick'] as const;

/** A match that begins: by any ruleset, each with the same deck, half of the time one of the ready ones. */
export function sitDown(seed: string): Sitting {
  const random = new Chance(seed).stream('match');
  const ruleset = random.pick(rulesets);
  const fitting = squad.decks.ready.filter(known => known.rulesets.includes(ruleset));
  const deck = random.coin() ? random.pick(fitting) : squad.decks.build?.({ ruleset }, random, []);
  const seats = ['A', 'B'].map(name => ({ name, deck: deck ?? random.pick(fitting) }));
  return { table: Table.begin(squad, { version: 'test', options: { ruleset }, seats, seed }), since: [] };
}

export function give(sitting: Sitting, { number, seat }: Prompt, answer: Answer): void {
  const { table } = sitting;
  const move = table.answer(number, seat, answer) as Move;
  sitting.since = table.snapshot.seq === move.seq ? [] : [...sitting.since, move];
}

/** Plays up to `most` answers with one player a seat; `each` sees every question before it is answered. */
export function play(
  sitting: Sitting,
  players: readonly Player[],
  { most = Number.POSITIVE_INFINITY, each = () => undefined }: { most?: number; each?: (prompt: Prompt) => void } = {},
): void {
  for (let at = 0; at < most && sitting.table.outcome === null; at++) {
    const prompt = sitting.table.prompts[0] as Prompt;
    each(prompt);
    give(sitting, prompt, (players[prompt.seat] as Player)(sitting, prompt, at));
  }
}

export const practising =
  (level: Level, seed: string, nodes = 120): Player =>
  (sitting, prompt, at) =>
    practise(squad, sitting, { prompt, level, seed: `${seed}/${at}`, nodes }).answer;

export function atRandom(seed: string): Player {
  const random = new Chance(seed).stream('random player');
  return (_, prompt) => sample(prompt, random);
}

/** How many of so many matches the first player wins: each deal is played twice, with the players swapped. */
export function wins(
  matches: number,
  seed: string,
  [one, other]: readonly [(seed: string) => Player, (seed: string) => Player],
): number {
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const mine = match % 2;
    const sitting = sitDown(`${seed} ${match >> 1}`);
    const players = [other(`${seed} other ${match}`), other(`${seed} other ${match}`)];
    players[mine] = one(`${seed} one ${match}`);
    play(sitting, players);
    const places = sitting.table.outcome?.places ?? [];
    if ((places[mine] ?? 0) < (places[1 - mine] ?? 0)) won++;
  }
  return won;
}
