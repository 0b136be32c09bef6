import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../../src/store/index.js';
import { match } from '../store/samples.js';
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
  for (const id of ['m1', 'm2']) await store.createMatch(match(id));
  await store.schedule({ kind: 'practice', subject: 'm1', at: 5, payload: { hidden: 'hand' }, lane: 'practice' });
  await store.schedule({ kind: 'clock', subject: 'm2 0', at: 9 });
  const [row] = await store.claimDue(6, 1, 1);
  await store.failDue(row?.id ?? -1, 7, { problem: 'no such card', now: 7, again: null });
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
  await refused(['due', 'retry', '--aside', '--data', folder], 'retry takes no --aside');
  await refused(['due', 'again', '--data', folder], '"due retry" tries again');
  expect(await json(['due', 'retry', '1', '--data', folder])).toEqual({ rows: 1 });
  expect(await json(['due', 'retry', '--data', folder])).toEqual({ rows: 0 });
  expect(await json(['due', '--aside', '--data', folder])).toEqual({ due: [], more: false });
  expect((await run(['due', '--aside', '--data', folder])).out).toContain('Nothing is due.');
});

test('due leaves out what belongs to matches that are over or gone, but for what was set aside', async () => {
  const folder = await dataFolder(async store => {
    await store.createMatch(match('open', { status: 'inviting' }));
    await store.createMatch(match('played'));
    await store.createMatch(match('over', { status: 'over', outcome: { places: [1, 2], reason: { id: 'won' } } }));
    await store.createMatch(match('shut', { status: 'withdrawn' }));
    for (const id of ['over', 'gone']) await store.schedule({ kind: 'practice', subject: id, at: 1, lane: 'practice' });
    for (const row of await store.claimDue(2, 1, 1))
      await store.failDue(row.id, 3, { problem: 'x', now: 3, again: null });
    for (const id of ['open', 'played', 'over', 'shut', 'gone']) {
      await store.schedule({ kind: 'expire', subject: id, at: 5 });
      for (const kind of ['clock', 'remind', 'order']) await store.schedule({ kind, subject: `${id} 0`, at: 5 });
    }
    await store.schedule({ kind: 'series', subject: 'over', at: 6 });
    await store.schedule({ kind: 'spent', subject: 'over', at: 7, lane: 'count' });
  });
  const { due } = await json<{ due: { kind: string; subject: string }[] }>(['due', '--data', folder]);
  expect(due.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    'practice over',
    'expire open',
    ...['open 0', 'played 0'].flatMap(id => ['clock', 'remind', 'order'].map(kind => `${kind} ${id}`)),
    'series over',
    'spent over',
  ]);
  expect((await run(['due', '--data', folder])).out).toContain('Left out: 14 of matches that are over or gone.');
  expect((await run(['due', '--aside', '--data', folder])).out).not.toContain('Left out');
});

test('due says that there is more than it lists', async () => {
  const folder = await dataFolder(async store => {
    for (let n = 0; n < 201; n++) await store.schedule({ kind: 'spent', subject: `s${n}`, at: n, lane: 'count' });
  });
  const listed = await json<{ due: object[]; more: boolean }>(['due', '--data', folder]);
  expect([listed.due.length, listed.more]).toEqual([200, true]);
  expect((await run(['due', '--data', folder])).out).toMatch(/ s199\nThere is more, later than this\.$/m);
  const few = await dataFolder(both);
  expect((await run(['due', '--data', few])).out).not.toContain('There is more');
});
