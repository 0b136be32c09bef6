import { Chance, type Game, type Random } from '../../kernel/index.js';
import { Counting } from '../../stats/counting.js';
import { openStore, type Store } from '../../store/index.js';
import { recordEnded } from './begun.js';
import { type Benchmark, type Measure, median, rounded } from './benchmark.js';
import { strangers } from './finished.js';

/** Matches recorded, and people among whom they were played: ten times the matches, ten times the people. */
const SIZES = [10_000, 100_000] as const;
const EACH = 50;
const GUILDS = 5;
const TIMES = 200;

/** How long a leaderboard takes with ever more matches recorded: it must not grow with them. */
export const leaderboard: Benchmark = {
  id: 'leaderboard',
  title: 'A leaderboard, with more and more matches recorded',
  async measure({ house }) {
    const game = house.games[0] as Game;
    const store = openStore(':memory:');
    const counting = new Counting(store, () => game);
    const random = new Chance('leaderboard').stream('results');
    const results: Measure[] = [];
    const taken: number[] = [];
    let recorded = 0;
    for (const size of SIZES) {
      for (; recorded < size; recorded++) await record(store, game, random, recorded, size);
      const began = performance.now();
      await counting.catchUp();
      results.push({
        name: `counting up to ${size} matches`,
        value: rounded((performance.now() - began) / 1000),
        unit: 's',
      });
      const took = median(
        await timesOf(() => store.leaders({ guild: 'guild-1', game: game.id, by: 'rating', atLeast: 5, limit: 20 })),
      );
      taken.push(took);
      const [few] = taken;
      const beside = { name: `at ${SIZES[0]} matches`, value: rounded(few ?? took) };
      if (size !== SIZES[0])
        results.push({ name: `leaderboard at ${size} matches`, value: rounded(took), unit: 'ms', beside });
    }
    await store.close();
    return results;
  },
};

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return times;
}

/** A match that is over, as the store has it after its last move. */
async function record(store: Store, game: Game, random: Random, n: number, size: number): Promise<void> {
  const seats = strangers(random, Math.ceil(size / EACH)).map(player => {
    const { id: name, cards } = random.pick(game.decks.ready);
    return { player, name: player, deck: { name, cards } };
  });
  const where = { id: `match-${n}`, guild: `guild-${random.int(GUILDS)}`, channel: 'channel', at: n, seats };
  await recordEnded(store, game, where, {
    won: random.int(2),
    turns: 5 + random.int(20),
    cards: {},
    first: random.int(2),
  });
}
