import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inFolder } from '../../folder.js';
import { type Benchmark, type Measure, rounded } from '../benchmark.js';
import { atPlace, type Place } from '../place.js';
import { summary } from '../summary.js';
import { Bots } from './bots.js';
import { Pair } from './pair.js';
import { startServer } from './server.js';

/**
 * Matches in play at a time, each on a server of its own: so many clicks are under way. More would only wait longer, and
 * miss the three seconds that Discord gives an answer.
 */
const PAIRS = 16;
const SHARDS = 8;
/** Before anything counts, in milliseconds: code is compiled, and every board is up. */
const WARM = 5000;
/** What counts takes so many times the seconds of a benchmark. */
const LONG = 10;
const FLEETS = [1, 2, 4] as const;

/** What so many processes have done. */
interface Done {
  readonly name: string;
  /** How long answers took, in milliseconds. */
  readonly times: readonly number[];
  /** Clicks that got no answer in time. */
  readonly failed: number;
  /** Clicks a second. */
  readonly rate: number;
  /** Of all processes together, in milliseconds a click. */
  readonly cpu: number;
}

/** How many clicks several processes on PostgreSQL answer, beside one on SQLite. */
export const processes: Benchmark = {
  id: 'processes',
  title: `${PAIRS} matches whose players click as soon as they are answered`,
  long: true,
  async measure({ seconds, warn }) {
    const alone = await onSqlite(seconds);
    const found = [alone];
    for (const count of FLEETS) {
      const done = await onPostgres(count, seconds);
      if (typeof done === 'string') {
        warn(`PostgreSQL did not start, so only SQLite is measured: ${done}`);
        break;
      }
      found.push(done);
    }
    return found.flatMap(done => measures(done, done === alone ? undefined : alone));
  },
};

async function onSqlite(seconds: number): Promise<Done> {
  return inFolder('bench', folder =>
    played('1 on SQLite', { count: 1, database: join(folder, 'longbox.sqlite'), seconds }),
  );
}

/** On a server of its own, whose commits wait for the disk as SQLite's do. Returns what kept that from starting. */
async function onPostgres(count: number, seconds: number): Promise<Done | string> {
  return inFolder('bench', async folder => {
    // It runs as somebody else where this runs as root.
    chmodSync(folder, 0o755);
    const server = await startServer(join(folder, 'data'), { durable: true });
    try {
      if ('problem' in server.answer) return server.answer.problem;
      const database = `${server.answer.address}/postgres`;
      return await played(`${count} on PostgreSQL`, { count, database, seconds });
    } finally {
      await server.stop();
    }
  });
}

interface Setting {
  readonly count: number;
  readonly database: string;
  readonly seconds: number;
}

const played = (name: string, setting: Setting): Promise<Done> =>
  atPlace(place => playedAt(place, name, setting), { servers: PAIRS, shards: SHARDS });

async function playedAt(place: Place, name: string, { count, database, seconds }: Setting): Promise<Done> {
  const bots = new Bots(place, database);
  try {
    await bots.start(count, SHARDS);
    let [times, failed]: [number[], number] = [[], 0];
    const told = (took: number | null): void => void (took === null ? failed++ : times.push(took));
    const pairs = await Pair.everywhere(place, told);
    const playing = Promise.all(pairs.map(pair => pair.play()));
    await Promise.race([sleep(WARM), playing]);
    const [before, began] = [await bots.used(), performance.now()];
    [times, failed] = [[], 0];
    await Promise.race([sleep(seconds * LONG * 1000), playing]);
    const [counted, took, after] = [times, (performance.now() - began) / 1000, await bots.used()];
    const all = counted.length;
    times = [];
    for (const pair of pairs) pair.stop();
    await playing;
    return { name, times: counted, failed, rate: all / took, cpu: (after - before) / all };
  } finally {
    await bots.stop();
  }
}

function measures(done: Done, beside: Done | undefined): Measure[] {
  const one = (what: string, unit: string, of: (done: Done) => number): Measure => ({
    name: `${done.name}: ${what}`,
    value: rounded(of(done)),
    unit,
    ...(beside !== undefined && { beside: { name: beside.name, value: rounded(of(beside)) } }),
  });
  return [
    one('clicks a second', '', ({ rate }) => rate),
    one('processor time a click', 'ms', ({ cpu }) => cpu),
    one('half of the answers within', 'ms', ({ times }) => summary('', times).p50),
    one('99 of 100', 'ms', ({ times }) => summary('', times).p99),
    { name: `${done.name}: clicks without an answer`, value: done.failed, unit: '' },
  ];
}
