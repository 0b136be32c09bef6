import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/cli/command.js';
import { simulate, simulateStepwise } from '../../src/cli/simulate/run.js';
import type { Tally } from '../../src/cli/simulate/tally.js';
import { Thread } from '../../src/cli/simulate/thread.js';
import { readPlan } from '../../src/cli/simulate.js';
import { games } from '../../src/games/index.js';
import { program } from '../program.js';
import { soak } from '../soak.js';
import { broken } from './broken.js';
import { refused } from './run.js';

const checkout = join(import.meta.dirname, '..', '..');
const house: House = { games };
const timeless = ({ seconds: _, decisionsPerSecond: __, ...rest }: Tally) => rest;

interface Shared {
  readonly jobs: number;
  readonly from?: House;
  /** The file of the threads, from the root. */
  readonly worker?: string;
  readonly stop?: AbortController;
  readonly onMatch?: (matches: number) => void;
}

/** A simulation by so many threads. */
function shared(
  args: string,
  { jobs, from = house, worker = 'src/cli/simulate/worker.ts', stop, onMatch = () => undefined }: Shared,
): Promise<Tally> {
  const script = program(join(checkout, worker));
  const threads = Array.from({ length: jobs }, () => new Thread(() => new Worker(script)));
  const running = { threads, stop: (stop ?? new AbortController()).signal, onMatch };
  return simulateStepwise(readPlan(args.split(' '), from), running);
}

describe('threads that share a simulation', { timeout: 180_000 }, () => {
  test.each([
    // Random decks of what is unseen; then the ready-made deck that holds most of it.
    'squad --matches 60 --seed jobs',
    'recharge --matches 24 --seed jobs',
    `recharge --matches ${soak(4, 2)} --seed jobs --check --players random,easy`,
    'squad --matches 20 --seed jobs --unseen ST004,ST026',
  ])('come to what one comes to: %s', async args => {
    const alone = timeless(simulate(readPlan(args.split(' '), house)));
    expect(alone.failures).toEqual([]);
    for (const jobs of soak([1, 2, 3], [2])) expect(timeless(await shared(args, { jobs }))).toEqual(alone);
  });

  test('tell of failing matches as one does, each with the command that repeats it', async () => {
    const args = 'squad --matches 60 --seed f';
    const alone = timeless(simulate(readPlan(args.split(' '), broken)));
    expect(alone.failures.length).toBeGreaterThan(1);
    for (const jobs of soak([0, 1, 3], [0, 2])) {
      const tally = await shared(args, { jobs, from: broken, worker: 'tests/cli/broken-worker.ts' });
      expect(timeless(tally)).toEqual(alone);
    }
  });

  test('are told of every match in its order', async () => {
    const told: number[] = [];
    await shared('squad --matches 30', { jobs: 2, onMatch: matches => told.push(matches) });
    expect(told).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });

  test.each([0, 2])('can be stopped: %i threads have counted what as many matches come to', async jobs => {
    const stop = new AbortController();
    const onMatch = (matches: number): void => {
      if (matches === 7) stop.abort();
    };
    const tally = await shared('squad --matches 100000 --seed s', { jobs, stop, onMatch });
    expect(timeless(tally)).toEqual(timeless(simulate(readPlan('squad --matches 7 --seed s'.split(' '), house))));
  });

  test('fail where a thread ends', async () => {
    const thread = new Thread(() => new Worker('process.exit(3)', { eval: true }));
    const running = { threads: [thread], stop: new AbortController().signal, onMatch: () => undefined };
    await expect(simulateStepwise(readPlan(['squad'], house), running)).rejects.toThrow(
      'a thread ended before its matches did',
    );
  });
});

test('as many as the machine has cores, and no more', async () => {
  expect(readPlan(['squad', '--jobs', 'all'], house).jobs).toBeGreaterThan(0);
  expect(readPlan(['squad'], house).jobs).toBe(1);
  await refused(['simulate', 'squad', '--jobs', '0'], '--jobs is a whole number from 1, not "0"');
  if (availableParallelism() > 1)
    await refused(['simulate', 'smash', '--jobs', 'all', '--set', '-'], '--set: threads cannot share standard input');
  await refused(['simulate', 'squad', '--jobs', '100000'], '--jobs: this machine has ', 'or all, not 100000');
});

test('Ctrl+C ends a long simulation with what has been played', { timeout: 180_000 }, async () => {
  const args = ['scripts/longbox.mjs', 'simulate', 'squad', '--jobs', 'all', '--matches', '1000000', '--json'];
  const child = spawn(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let out = '';
  child.stdout.on('data', part => {
    out += part;
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    if (/^longbox: \d+ of 1000000 matches, about \d+ s left$/.test(line)) child.kill('SIGINT');
    said.push(line);
  }
  expect(await ended).toEqual([130, null]);
  const { matches, failures } = JSON.parse(out) as Tally;
  expect(said.at(-1)).toBe(`longbox: stopped after ${matches} of 1000000 matches`);
  expect(failures).toEqual([]);
});
