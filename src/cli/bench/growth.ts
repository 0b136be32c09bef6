import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../kernel/index.js';
import { openStore } from '../../store/index.js';
import { copyEnded } from '../../store/sqlite/multiply.js';
import { inFolder } from '../folder.js';
import { type Benchmark, type Measure, median, rounded } from './benchmark.js';
import { answerTimes } from './clicks.js';
import { fill } from './finished.js';
import { atPlace, command, openBot, type Place, personAt, tableOf } from './place.js';

/** Matches that are recorded as they would be; all others are copies of them, with people of their own. */
const FIRST = 1_000;
/** Matches copied at a time. */
const STEP = 100_000;
/** Every database is looked at so often, in turn with the others: what slows the machine for a while slows all of them. */
const ROUNDS = 3;
const STARTS = 3;
const COMMANDS = ['stats me', 'stats leaderboard', 'match list'] as const;

/** A database, and everything that was measured with it, by its name. */
interface Grown {
  readonly size: number;
  readonly file: string;
  readonly times: Map<string, number[]>;
}

/** How long things take with ever more finished matches recorded, and how large the database is: only that may grow. */
export const growth: Benchmark = {
  id: 'growth',
  title: 'Ten times the finished matches, and again',
  long: true,
  measure: ({ house, seconds, matches }) =>
    inFolder('bench', folder =>
      atPlace(async place => {
        const [game] = house.games as [Game];
        // Mara and Theo, whose clicks are measured, play where everybody else does.
        const venue = {
          ...tableOf(place),
          pair: [await personAt(place, 'mara'), await personAt(place, 'theo')],
        } as const;
        const all: Grown[] = [];
        for (let to = FIRST; to <= matches; to *= 10) {
          const file = join(folder, `${to}.sqlite`);
          const smaller = all.at(-1);
          if (smaller === undefined) await fill(file, { game, house, venue, to });
          else {
            copyFileSync(smaller.file, file);
            multiply(file, smaller.size, to);
          }
          all.push({ size: to, file, times: new Map() });
        }
        const count = 50 * seconds;
        const [few] = all as [Grown];
        // Once for nothing: what is compiled as it's first met would slow the first.
        await look(place, { ...few, times: new Map() }, count);
        for (let round = 0; round < ROUNDS; round++) for (const grown of all) await look(place, grown, count);
        return all.flatMap(grown => measured(grown, few));
      }),
    ),
};

/** Copies what was recorded first until there are so many. */
function multiply(file: string, from: number, to: number): void {
  for (let at = from; at < to; at += STEP) {
    const copies = Array.from({ length: (Math.min(at + STEP, to) - at) / FIRST }, (_, n) => `${at / FIRST + n}`);
    copyEnded(file, { first: FIRST, copies });
  }
}

async function look(place: Place, { file, times }: Grown, count: number): Promise<void> {
  const add = (name: string, more: readonly number[]): void =>
    void times.set(name, [...(times.get(name) ?? []), ...more]);
  for (let at = 1; at <= STARTS; at++) {
    const began = performance.now();
    const store = openStore(file);
    const bot = await openBot(place, store);
    add('start', [performance.now() - began]);
    if (at === STARTS) {
      add('click', await answerTimes(place, bot, count));
      for (const name of COMMANDS) add(`/${name}`, await commandTimes(place, name, count));
    }
    await bot.stop();
    await store.close();
  }
}

async function commandTimes(place: Place, name: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const { took } = await command(place, 'mara', name);
    if (took !== undefined) times.push(took);
  }
  return times;
}

/** Half of each, and the file, beside the same with the fewest matches. */
function measured({ size, file, times }: Grown, few: Grown): Measure[] {
  const beside = (value: number) => ({ name: `${few.size} matches`, value: rounded(value) });
  return [
    ...[...times].map(([name, own]) => ({
      name: `${size} matches: ${name}`,
      value: rounded(median(own)),
      unit: 'ms',
      beside: beside(median(few.times.get(name) ?? [])),
    })),
    {
      name: `${size} matches: database`,
      value: rounded(statSync(file).size / 1e6),
      unit: 'MB',
      beside: beside(statSync(few.file).size / 1e6),
    },
  ];
}
