import { cards } from '../../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../../src/games/champions/index.js';
import { type ChampionsOptions, championsOptions } from '../../../../src/games/champions/options.js';
import { scenarios } from '../../../../src/games/champions/scenarios/index.js';
import type { ChampionsState } from '../../../../src/games/champions/state.js';
import { Chance, type Game, Table, type TableOptions } from '../../../../src/kernel/index.js';
import { type Begun, decksFor } from '../../../corpus.js';

export type ChampionsTable = Table<ChampionsState, ChampionsOptions>;

export const game = championsWith(cards);

/** A match of random heroes, all of them different, against a random scenario. */
export function begin(seed: string, how: TableOptions = {}): Begun<ChampionsState, ChampionsOptions> {
  const random = new Chance(seed).stream('test');
  const scenario = random.pick(scenarios).id;
  const options = championsOptions.parse({ scenario, mode: random.coin() ? 'expert' : 'standard' });
  const decks = decksFor(game as Game<unknown, ChampionsOptions>, options, 1 + random.int(4), random);
  const seats = decks.map((deck, seat) => ({ name: `P${seat}`, deck }));
  return { table: Table.begin(game, { version: 'test', options, seats, seed }, how), random };
}
