import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { HeavyThreads, heavyHere } from '../../src/discord/heavy/heavy.js';
import { Denied } from '../../src/locales/denied.js';
import type { PoolOptions } from '../../src/threads/pool.js';

/** Lines of which none names a card: the nearest names are looked for. */
const LIST = Array.from({ length: 300 }, (_, n) => `2x Repulsr Rayz ${n}`).join('\n');
const list = (text: string) => ({ game: 'squad', set: null, list: text });

function threads(options: Partial<PoolOptions> = {}): { heavy: HeavyThreads; reported: string[] } {
  const reported: string[] = [];
  const heavy = new HeavyThreads({ report: why => reported.push(why), ...options });
  onTestFinished(() => heavy.close());
  return { heavy, reported };
}

test('a thread works out what would be worked out here, and everything else goes on meanwhile', async () => {
  const { heavy, reported } = threads({ limit: 120_000 });
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const read = await heavy.run('list', list(LIST));
  clearInterval(ticking);
  expect(read).toEqual(await heavyHere('list', list(LIST)));
  expect(turns).toBeGreaterThan(2);
  const text = JSON.stringify({ format: 1, game: 'squad', name: 'None', cards: [] });
  expect(await heavy.run('set', { text })).toEqual(await heavyHere('set', { text }));
  expect(reported).toEqual([]);
});

test('a refusal comes back in the words it was made in', async () => {
  const { heavy } = threads({ limit: 120_000 });
  const refusal = async (act: Promise<unknown>): Promise<unknown> =>
    act.then(
      () => null,
      (error: unknown) => (error instanceof Denied ? error.text : error),
    );
  const here = await refusal(heavyHere('list', list('')));
  expect(here).toMatchObject({ id: 'refused-list-empty' });
  expect(await refusal(heavy.run('list', list('')))).toEqual(here);
});

test('a thread that hangs is given up: the person is asked to try again, and the log is told', async () => {
  const hangs = new URL('../opponents/workers/hangs.mjs', import.meta.url);
  const { heavy, reported } = threads({ limit: 100, start: () => new Worker(hangs) });
  await expect(heavy.run('list', list(LIST))).rejects.toMatchObject({ code: 'takes-too-long' });
  expect(reported).toEqual(['an answer that takes long was given up: it took longer than 100 ms']);
});

test('where the machine has no thread to spare the person is asked to try again, and the log is told', async () => {
  const start = (): Worker => {
    throw new Error('Resource temporarily unavailable');
  };
  const { heavy, reported } = threads({ start });
  await expect(heavy.run('list', list(LIST))).rejects.toMatchObject({ code: 'takes-too-long' });
  expect(reported).toEqual([
    'an answer that takes long was given up: no thread could be started: Resource temporarily unavailable',
  ]);
});
