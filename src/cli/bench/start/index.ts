import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programAt } from '../../../home/index.js';
import { openStore } from '../../../store/index.js';
import { copyMatch } from '../../../store/sqlite/multiply.js';
import { type Benchmark, type Measure, median, rounded } from '../benchmark.js';
import { sitDown } from '../clicks.js';
import { ask, type Outcome, openBot, openPlace, type Place } from '../place.js';
import type { Asked, Said } from './child.js';

const OPEN = 10_000;
/** Starts of which the one in the middle counts. */
const STARTS = 3;
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
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'longbox-bench-'));
    const [few, many] = [join(folder, 'few.sqlite'), join(folder, 'many.sqlite')] as const;
    const place = await openPlace();
    try {
      await oneMatch(place, few);
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
    } finally {
      place.process.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    }
  },
};

/** A database with one match, shown on a board. */
async function oneMatch(place: Place, file: string): Promise<void> {
  const store = openStore(file);
  const bot = await openBot(place, store);
  await sitDown(place, bot);
  await bot.stop();
  await store.close();
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
  const { channels } = await ask<{ channels: { id: string; name: string }[] }>(place, 'mara', '/state');
  const channel = channels.find(({ name }) => name === 'card-table')?.id ?? '';
  const began = performance.now();
  const bot = fork(programAt('cli/bench/start/child'), [place.api, place.token, ...database]);
  try {
    await heard(bot);
    await ask<Outcome>(place, 'mara', '/commands', { channel, command: 'match list', type: 1, options: {} });
    const took = performance.now() - began;
    const memory = await memoryOf(bot);
    await setTimeout(LATER);
    const later = await memoryOf(bot);
    if (end === 'stopped') {
      const gone = once(bot, 'exit');
      bot.send('stop' satisfies Asked);
      await gone;
    }
    return { took, memory, later };
  } finally {
    if (bot.exitCode === null) {
      const gone = once(bot, 'exit');
      bot.kill('SIGKILL');
      await gone;
    }
  }
}

async function heard(bot: ChildProcess): Promise<Said> {
  const [said] = (await once(bot, 'message')) as [Said];
  return said;
}

async function memoryOf(bot: ChildProcess): Promise<number> {
  const said = heard(bot);
  bot.send('memory' satisfies Asked);
  return Number(await said);
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
