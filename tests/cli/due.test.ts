import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../../src/store/index.js';
import { json, refused, run } from './run.js';

/** A data folder with a deadline, and a practice bot's move that was set aside. */
async function dataFolder(prepare: (store: Store) => Promise<void>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-due-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openStore(join(folder, 'longbox.sqlite'));
  await prepare(store);
  await store.close();
  return folder;
}

const both = async (store: Store): Promise<void> => {
  await store.schedule({ kind: 'practice', subject: 'm1', at: 5, payload: { hidden: 'hand' }, lane: 'practice' });
  await store.schedule({ kind: 'clock', subject: 'm2 0', at: 9 });
  const [row] = await store.claimDue(6, 1, 1);
  await store.failDue(row?.id ?? -1, { problem: 'no such card', now: 7, again: null });
};

test('due lists what is to be done and what is set aside, without what belongs to players', async () => {
  const folder = await dataFolder(both);
  const { due } = (await json(['due', '--data', folder])) as { due: object[] };
  expect(due).toMatchObject([
    { number: 1, lane: 'practice', kind: 'practice', subject: 'm1', failures: 1, problem: 'no such card' },
    { number: 2, lane: 'clock', kind: 'clock', subject: 'm2 0', failures: 0, problem: null, aside: null },
  ]);
  expect((await run(['due', '--data', folder])).out).toMatch(/^number {2}when {2}lane {2}kind {2}subject\n1 {2}/);
  const aside = await run(['due', '--aside', '--data', folder]);
  expect(aside.out).toContain('m1  set aside, failed 1x: no such card');
  expect(aside.out).not.toContain('m2');
  expect(JSON.stringify(due) + aside.out).not.toContain('hand');
});

test('due retry takes up what was set aside, one or all', async () => {
  const folder = await dataFolder(both);
  await refused(['due', 'retry', '2', '--data', folder], 'nothing numbered 2 is set aside');
  await refused(['due', 'retry', 'x', '--data', folder], 'not a number');
  await refused(['due', 'again', '--data', folder], '"due retry" tries again');
  expect(await json(['due', 'retry', '1', '--data', folder])).toEqual({ rows: 1 });
  expect(await json(['due', 'retry', '--data', folder])).toEqual({ rows: 0 });
  expect(await json(['due', '--aside', '--data', folder])).toEqual({ due: [] });
  expect((await run(['due', '--aside', '--data', folder])).out).toContain('Nothing is due.');
});
