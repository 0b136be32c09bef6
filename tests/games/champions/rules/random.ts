import { cards } from '../../../../src/games/champions/cards/index.js';
import { ready } from '../../../../src/games/champions/decks/ready.js';
import { championsWith } from '../../../../src/games/champions/index.js';
import { type ChampionsOptions, championsOptions } from '../../../../src/games/champions/options.js';
import { scenarios } from '../../../../src/games/champions/scenarios/index.js';
import type { ChampionsState } from '../../../../src/games/champions/state.js';
import { Chance, type Prompt, type Random, type Setup, sample, Table } from '../../../../src/kernel/index.js';

export type ChampionsTable = Table<ChampionsState, ChampionsOptions>;

export const game = championsWith(cards);

/** A match of random heroes, of which some may be the same, against a random scenario. */
export function dealt(seed: string): { setup: Setup<ChampionsOptions>; random: Random } {
  const random = new Chance(seed).stream('test');
  const scenario = random.pick(scenarios).id;
  const mode = random.coin() ? 'expert' : 'standard';
  const seats = Array.from({ length: 1 + random.int(4) }, (_, seat) => ({
    name: `P${seat}`,
    deck: random.pick(ready),
  }));
  return { setup: { version: 'test', options: championsOptions.parse({ scenario, mode }), seats, seed }, random };
}

/** Plays random answers, of those who are only offered something too. */
export function playOn(
  table: ChampionsTable,
  random: Random,
  answers: number,
  each: (table: ChampionsTable) => void = () => undefined,
): void {
  for (let at = 0; at < answers && table.outcome === null; at++) {
    const prompt = random.pick(table.prompts) as Prompt;
    table.answer(prompt.number, prompt.seat, sample(prompt, random));
    each(table);
  }
}

export const begin = (setup: Setup<ChampionsOptions>): ChampionsTable => Table.begin(game, setup);
