import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../src/store/connection.js';
import type { Store } from '../../src/store/index.js';
import { storeOn } from '../../src/store/sqlite.js';
import { file } from './places.js';
import { decision, line, match, snapshot } from './samples.js';

const step = (store: Store, seq: number): Promise<void> =>
  store.commit('m', seq - 1, { moves: [decision(seq)], snapshot: snapshot(seq, 'x'.repeat(20_000)), log: [line(seq)] });

it.each([[':memory:'], [null]])(
  'a full disk stops a step whole, and the next one works when there is room (%s)',
  async name => {
    const connection = connect(name ?? file());
    const store = storeOn(connection);
    onTestFinished(() => store.close());
    await store.createMatch(match('m'));
    const pages = Number(connection.sqlite.pragma('page_count', { simple: true }));
    connection.sqlite.pragma(`max_page_count = ${pages + 30}`);
    let seq = 0;
    const failure: unknown = await (async () => {
      for (;;) await step(store, ++seq);
    })().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'StoreError',
      trouble: 'full',
      message: expect.stringContaining('disk is full'),
    });
    expect(seq).toBeGreaterThan(2);

    const after = await store.load('m');
    expect(after).toMatchObject({ match: { moves: seq - 1, lines: seq - 1 }, snapshot: { seq: seq - 1 }, moves: [] });
    expect(await store.log('m', 0, 99)).toHaveLength(seq - 1);
    expect(connection.sqlite.inTransaction).toBe(false);

    connection.sqlite.pragma('max_page_count = 100000');
    await step(store, seq);
    expect(await store.match('m')).toMatchObject({ moves: seq });
  },
);

it('a disk that turns read-only is told as such', async () => {
  const connection = connect(file());
  const store = storeOn(connection);
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  connection.sqlite.pragma('query_only = ON');
  await expect(step(store, 1)).rejects.toMatchObject({ name: 'StoreError', trouble: 'unwritable' });
  expect(await store.match('m')).toEqual(match('m'));
});
