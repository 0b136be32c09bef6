import { fork } from 'node:child_process';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { programAt } from '../../../home/index.js';
import { inFolder } from '../../folder.js';
import { type Benchmark, type Measure, rounded, within } from '../benchmark.js';
import { asked, heard, killed } from '../child-process.js';
import { ask, atPlace, command, type Place } from '../place.js';
import type { Asked, Shown, Used } from './child.js';
import type { Times } from './lags.js';
import { Night } from './night.js';

const TABLES = 20;
/** Each table answers so often, in milliseconds. */
const PACE = 5000;
/** A night takes so many times the seconds of a benchmark. */
const LONG = 30;

/** What Discord is like, and where boards stand. */
interface Venue {
  readonly name: string;
  /** Five posts and five edits in five seconds for each channel, as Discord has it. */
  readonly limited: boolean;
  readonly boards: 'channel' | 'thread';
}

const VENUES: readonly Venue[] = [
  { name: 'no limits', limited: false, boards: 'channel' },
  { name: 'limits', limited: true, boards: 'channel' },
  { name: 'limits, boards in threads', limited: true, boards: 'thread' },
];

/** Many matches in one channel at one time, each answering every few seconds, on one process. */
export const busy: Benchmark = {
  id: 'busy',
  title: `${TABLES} matches in one channel, an answer every ${PACE / 1000} s each`,
  long: true,
  async measure({ seconds }) {
    const measures: Measure[] = [];
    for (const venue of VENUES) measures.push(...(await nightAt(venue, seconds * LONG * 1000)));
    return measures;
  },
};

const nightAt = (venue: Venue, length: number): Promise<Measure[]> =>
  inFolder('bench', folder => atPlace(place => nightIn(folder, place, venue, length)));

async function nightIn(folder: string, place: Place, { name, limited, boards }: Venue, length: number) {
  const bot = fork(programAt('cli/bench/busy/child'), [place.api, place.token, join(folder, 'longbox.sqlite')]);
  try {
    await heard(bot);
    if (boards === 'thread') await command(place, 'mara', 'settings', { boards });
    // One question at a time: answers say nothing of what they answer.
    const line = new PQueue({ concurrency: 1 });
    const shown = () => line.add(() => asked<Shown[]>(bot, 'tables' satisfies Asked));
    const night = new Night({ place, tables: TABLES, pace: PACE, shown });
    await night.open();
    await ask(place, 'mara', '/misbehave', { kind: 'limitChannels', on: limited });
    await asked(bot, 'begin' satisfies Asked);
    await night.play(length);
    return measured(name, night, await asked<Used>(bot, 'end' satisfies Asked));
  } finally {
    await killed(bot);
  }
}

function measured(name: string, { answers, late }: Night, used: Used): Measure[] {
  const one = (what: string, value: number, unit: string): Measure => ({
    name: `${name}: ${what}`,
    value: rounded(value),
    unit,
  });
  const seconds = (what: string, times: Times): Measure[] =>
    times.length === 0
      ? []
      : [
          one(`${what}, half of ${times.length}`, within(times, 0.5) / 1000, 's'),
          one(`${what}, the worst`, within(times, 1) / 1000, 's'),
        ];
  return [
    ...seconds('answer', answers),
    ...seconds('board behind', used.boards),
    ...seconds('thread behind', used.threads),
    ...seconds('ping behind', used.pings),
    ...seconds('menu of the next player behind', used.menus),
    one('processor time an answer', used.cpu / answers.length, 'ms'),
    one('requests an answer that count', used.requests.counted / answers.length, ''),
    one('requests an answer that do not', used.requests.free / answers.length, ''),
    one('main thread at work', used.busy * 100, '%'),
    one('event loop late, 99 of 100', used.loop.p99, 'ms'),
    one('event loop late, the worst', used.loop.max, 'ms'),
    one('answers that had to wait', late, ''),
  ];
}
