import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Heavy, HeavyThreads, heavyHere } from '../../../discord/heavy/heavy.js';
import { linesOf } from '../../../discord/people/export.js';
import type { Game } from '../../../kernel/index.js';
import { storedAbout } from '../../../matches/people/about.js';
import { Counting } from '../../../stats/counting.js';
import { Numbers } from '../../../stats/numbers.js';
import type { Loaded, Store } from '../../../store/index.js';
import { type Benchmark, type Measure, rounded } from '../benchmark.js';
import { longMatch, PERSON, playedMuch } from './played.js';

/** A list as long as one may be, in which no line names a card: the nearest names are looked for. */
const LIST = Array.from({ length: 2400 }, (_, n) => `2x Repulsr Rayz ${n}`).join('\n');
/** A set as long as one may be, in which everything is wrong. */
const SET = JSON.stringify({
  format: 1,
  game: 'recharge',
  name: 'Wrong',
  cards: Array.from({ length: 500 }, (_, n) => ({ id: `card ${n}`, name: `Card ${n}`, about: 'x'.repeat(900) })),
});

/** So many matches ago. */
const LATE = 20;

/** The longest that nothing else is done while answers are worked out that take long. */
export const heavy: Benchmark = {
  id: 'heavy',
  title: 'The longest that clicks wait while such an answer is worked out',
  async measure({ house }) {
    const [game] = house.games as [Game];
    return [...(await inThreads(longMatch(game, house))), ...(await bitByBit(await playedMuch(game), game))];
  },
};

/** What plain data is all that is needed for: in a thread, beside on the spot. */
async function inThreads(history: Loaded): Promise<Measure[]> {
  const threads = new HeavyThreads({ report: problem => process.stderr.write(`${problem}\n`) });
  const works: Readonly<Record<string, (heavy: Heavy) => Promise<unknown>>> = {
    'a deck list': heavy => heavy('list', { game: 'squad', set: null, list: LIST }),
    'a set of cards': heavy => heavy('set', { text: SET }),
    'a transcript of 500 moves': heavy => heavy('transcript', { history }),
  };
  const measures: Measure[] = [];
  for (const [name, work] of Object.entries(works)) {
    await work(threads.run);
    await work(heavyHere);
    const value = await longestWait(() => work(threads.run));
    const beside = { name: 'on the spot', value: await longestWait(() => work(heavyHere)) };
    measures.push({ name, value, unit: 'ms', beside });
  }
  await threads.close();
  return measures;
}

/** What the database is needed for: bit by bit, beside how long all of it takes. */
async function bitByBit(store: Store, game: Game): Promise<Measure[]> {
  const counting = new Counting(store, () => game);
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'statistics of 2,000 matches': () => counting.rebuild(),
    'a correction of one of the last 20': () => corrected(store, counting),
    '/privacy export of 2,000 matches': async () => linesOf(await storedAbout(store, PERSON)),
    '/stats export of 2,000 matches': async () => new Numbers(store).results(PERSON),
  };
  const measures: Measure[] = [];
  for (const [name, work] of Object.entries(works)) {
    await work();
    const began = performance.now();
    const value = await longestWait(work);
    const beside = { name: 'all of it', value: rounded(performance.now() - began) };
    measures.push({ name, value, unit: 'ms', beside });
  }
  await store.close();
  return measures;
}

/** One of the last results is corrected, and all since then counted again. */
async function corrected(store: Store, counting: Counting): Promise<void> {
  const ended = (await store.matchesOf({ status: ['over'], limit: LATE })).at(-1);
  await store.correct({ match: ended?.id ?? '', places: null, reason: 'a benchmark', by: 'operator', at: 0 });
  await counting.catchUp();
}

/** In milliseconds. */
async function longestWait(act: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await new Promise(resolve => setTimeout(resolve, 20));
  delay.reset();
  await act();
  await new Promise(resolve => setTimeout(resolve, 20));
  delay.disable();
  return rounded(delay.max / 1e6);
}
