import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programAt } from '../../../home/index.js';
import { copyMatch } from '../../../store/sqlite/multiply.js';
import { inFolder } from '../../folder.js';
import { type Benchmark, type Measure, median, rounded } from '../benchmark.js';
import { asked, heard, killed } from '../child-process.js';
import { sitDownOnce } from '../clicks.js';
import { onStore } from '../folder.js';
import { atPlace, command, type Place } from '../place.js';
import type { Asked, Said } from './child.js';

const OPEN = 10_000;
/** Starts of which the one in the middle counts. */
const STARTS = 3;
const MEMORY = 'memory' satisfies Asked;
/** How long after the first answer memory is looked at again, in milliseconds. */
const LATER = 10_000;

interface Started {
  /** From the start of the process to the first command's answer, in milliseconds. */
  readonly took: number;
  /** What the process keeps then and a while later, in bytes. */
  readonly memory: number;
  readonly later: number;
}

/** From the start of the process to its first answer, and its memory, with many open matches, with one, and beside a bare bot. */
export const start: Benchmark = {
  id: 'start',
  long: true,
  title: `A start with ${OPEN} open matches`,
  measure: () => inFolder('bench', folder => atPlace(place => compared(place, folder))),
};

async function compared(place: Place, folder: string): Promise<Measure[]> {
  const [few, many] = [join(folder, 'few.sqlite'), join(folder, 'many.sqlite')] as const;
  await onStore(few, store => sitDownOnce(place, store));
  copyFileSync(few, many);
  copyMatch(many, OPEN - 1);
  const bare = await middle(place, []);
  const one = await middle(place, [few]);
  const all = await middle(place, [many]);
  await started(place, [many], 'killed');
  const after = await middle(place, [many], 'killed');
  return [
    ...measures('one open match', one, { name: 'bare bot', ...bare }),
    ...measures(`${OPEN} open matches`, all, { name: 'one open match', ...one }),
    ...measures(`${OPEN} open matches, killed before`, after, { name: 'stopped before', ...all }).slice(0, 1),
  ];
}

/** How a process ends. The start after a kill checks the whole database. */
type End = 'stopped' | 'killed';

async function middle(place: Place, database: readonly string[], end: End = 'stopped'): Promise<Started> {
  const all: Started[] = [];
  for (let at = 0; at < STARTS; at++) all.push(await started(place, database, end));
  const of = (name: keyof Started): number => median(all.map(one => one[name]));
  return { took: of('took'), memory: of('memory'), later: of('later') };
}

async function started(place: Place, database: readonly string[], end: End): Promise<Started> {
  const began = performance.now();
  const bot = fork(programAt('cli/bench/start/child'), [place.api, place.token, ...database]);
  try {
    await heard<Said>(bot);
    await command(place, 'mara', 'match list');
    const took = performance.now() - began;
    const memory = await asked<number>(bot, MEMORY);
    await setTimeout(LATER);
    const later = await asked<number>(bot, MEMORY);
    if (end === 'stopped') {
      const gone = once(bot, 'exit');
      bot.send('stop' satisfies Asked);
      await gone;
    }
    return { took, memory, later };
  } finally {
    await killed(bot);
  }
}

function measures(what: string, started: Started, beside: Started & { readonly name: string }): Measure[] {
  const bytes = (value: number): number => rounded(value / 1024 / 1024);
  const measure = (name: string, of: keyof Started, unit: string, shown: (value: number) => number): Measure => ({
    name: `${what}, ${name}`,
    value: shown(started[of]),
    unit,
    beside: { name: beside.name, value: shown(beside[of]) },
  });
  return [
    measure('start to first answer', 'took', 'ms', rounded),
    measure('memory at the first answer', 'memory', 'MB', bytes),
    measure(`memory ${LATER / 1000} s later`, 'later', 'MB', bytes),
  ];
}
