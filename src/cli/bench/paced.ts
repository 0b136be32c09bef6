import { setTimeout as sleep } from 'node:timers/promises';
import { type Costs, counted, since } from './costs.js';
import { onNewStore } from './folder.js';
import { atPlace, openBot, type Place } from './place.js';
import { Pair } from './processes/pair.js';
import { type Summary, summary } from './summary.js';

/** Tables among which clicks are shared, each on a server of its own. */
const TABLES = 25;
/** Clicks a second of all tables together: as many as a process may have to take, and as many as people make who think. */
const FAST = 100;
const HUMAN = 10;
/** Before anything counts. */
const WARM = 100;

/** What was measured at an even pace. */
interface Paced {
  readonly times: Summary;
  /** What clicks cost where each table is clicked at every few seconds, and all of it is shown. */
  readonly costs: Costs;
  /** How often that is, in seconds. */
  readonly every: number;
}

/**
 * Does something at an even pace, without waiting for what came before.
 * @returns what came of each that came to something
 */
export async function atPace<T>(
  { count, second }: { readonly count: number; readonly second: number },
  act: (n: number) => Promise<T | null>,
): Promise<T[]> {
  const began = performance.now();
  const under: Promise<T | null>[] = [];
  for (let n = 0; n < count; n++) {
    const wait = began + (n * 1000) / second - performance.now();
    if (wait > 0) await sleep(wait);
    under.push(act(n));
  }
  return (await Promise.all(under)).filter(took => took !== null);
}

/** The same number of clicks each second for everybody. */
export const fast = (count: number, click: () => Promise<number | null>): Promise<number[]> =>
  atPace({ count, second: FAST }, click);

/** So many clicks of the real bot at an even pace, at many tables; and a part of them slowly, with what they cost. */
export const paced = (count: number): Promise<Paced> =>
  atPlace(
    place =>
      onNewStore(async store => {
        const meter = counted(store);
        const bot = await openBot(place, meter.store);
        const click = await room(place);
        await fast(WARM, click);
        const times = await fast(count, click);
        await bot.house.presenter.settled();
        const before = structuredClone(meter.costs);
        await atPace({ count: Math.ceil(count / 2), second: HUMAN }, click);
        await bot.house.presenter.settled();
        await bot.house.menus.settled();
        const costs = since(before, meter.costs);
        await bot.stop();
        meter.stop();
        return { times: summary(`${FAST} a second`, times), costs, every: TABLES / HUMAN };
      }),
    { servers: TABLES },
  );

/** Everybody sits down. Returns what clicks once at the next table that has its last answer; null where none has. */
async function room(place: Place): Promise<() => Promise<number | null>> {
  const free = await Pair.everywhere(place, () => undefined);
  return async () => {
    const pair = free.shift();
    if (pair === undefined) return null;
    try {
      return await pair.click();
    } finally {
      free.push(pair);
    }
  };
}
