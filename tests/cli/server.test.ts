import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/store/index.js';
import { newDatabase, testServer } from '../store/postgres/place.js';
import { decision, facts, line, match, outcome, snapshot } from '../store/samples.js';
import { json, refused, run } from './run.js';

const server = await testServer();

test.skipIf(server === null)('commands work on the database that DATABASE_URL names', async () => {
  const address = await newDatabase(server as string);
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = address;
  onTestFinished(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });
  await refused(['due'], 'not one of Longbox');
  const store = await openDatabase(address, { now: () => 5000 });
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  await store.commit('m', 0, { moves: [], snapshot: snapshot(0), log: [line(1)] });
  await store.commit('m', 0, { moves: [decision(1)], log: [], status: 'over', outcome: outcome(1, 2), facts });
  await store.schedule({ kind: 'clock', subject: 'm', at: 5 });
  const [{ id } = { id: 0 }] = await store.claimDue(5, 1, 1);
  await store.failDue(id, 6, { problem: 'no', now: 6, again: null });
  // Beside a running bot.
  expect(await json(['due', '--aside'])).toMatchObject({ due: [{ number: id, problem: 'no' }] });
  const most = String(2n ** 70n);
  for (const words of [['due', 'retry'], ['bundle']])
    await refused([...words, most], `"${most}" is not a number of one`);
  expect(await json(['due', 'retry'])).toEqual({ rows: 1 });
  expect(await json(['stats', 'rebuild'])).toEqual({ matches: 1 });
  expect(await run(['archive', '--json'])).toMatchObject({ exit: 0, out: '{"matches":1}\n' });
  expect((await store.history('m'))?.moves).toEqual([decision(1)]);
  await refused(['backup'], 'pg_dump');
});
