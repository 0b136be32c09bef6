import { inflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { connect } from '../../src/store/sqlite/connection.js';
import { storeOver } from '../../src/store/sqlite/engine.js';
import { type Results, results, resultsIn } from '../stats/results.js';
import { contract } from './contract.js';
import { nights } from './leagues.js';
import { file } from './places.js';
import { rewinding } from './rewinding.js';
import { cardSet, match } from './samples.js';
import { showing } from './shown.js';
import { sums } from './sums.js';

contract('SQLite in memory', async options => openStore(':memory:', options));
contract('SQLite in a file', async options => openStore(file(), options));
for (const part of [showing, nights, sums, rewinding]) part('SQLite', async options => openStore(':memory:', options));

test('at a start, whatever was leased may be shown: nobody else has the file', async () => {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  expect(await store.claimShown('ann', 1, 1000, 9)).toHaveLength(1);
  expect(await store.claimShown('ann', 1, 1000, 9)).toEqual([]);
  await store.wakeShown();
  expect(await store.claimShown('bob', 1, 1000, 9)).toHaveLength(1);
});

/** Everything in a file's tables, unpacked. */
function valuesIn(path: string): string[] {
  const sqlite = new Database(path, { readonly: true });
  onTestFinished(() => void sqlite.close());
  const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  const rows = tables.flatMap(table => sqlite.prepare(`select * from "${table}"`).raw().all() as unknown[][]);
  return rows.flat().map(value => (Buffer.isBuffer(value) ? inflateRawSync(value).toString() : `${value}`));
}

describe('what endings did to the sums', () => {
  const two = async (all: Results): Promise<string> => {
    await all.record(['ann', 'bob'], [1, 2]);
    const last = await all.record(['bob', 'ann'], [1, 2]);
    await all.counting.catchUp();
    return last;
  };

  test('no table holds who is forgotten, packed or not', async () => {
    const path = file();
    const all = results(undefined, path);
    await two(all);
    await all.store.forgetAmong('ann', 'former:1', '');
    await all.store.forget('ann', 'former:1');
    await all.store.close();
    const values = valuesIn(path);
    expect(values.filter(value => value.includes('"against"'))).toHaveLength(2);
    expect(values.filter(value => value.includes('bob')).length).toBeGreaterThan(10);
    expect(values.filter(value => /\bann\b/.test(value))).toEqual([]);
  });

  test('nor who has left a seat to a practice bot, has opened its table, or has loaded a set of cards', async () => {
    const path = file();
    const all = results(undefined, path);
    const stoodIn = { moves: 10, away: { 1: 'ann' }, practised: { 1: { since: 8, had: 0 } } };
    await all.record(['bob', 'cat'], [1, 2]);
    await all.record(['bob', 'practice:easy'], [1, 2], stoodIn);
    await all.counting.catchUp();
    expect(await all.store.tallies({ player: 'ann', kind: 'people', facet: 'all', guild: '' })).toHaveLength(1);
    await all.store.loadSet({ guild: 'guild', set: cardSet('Ours', 1), by: 'ann', at: 1 }, 9);
    await all.store.schedule({ kind: 'practice', subject: 'match-3', at: 1, lane: 'practice', owner: 'ann' });
    await all.store.forgetAmong('ann', 'former:1', '');
    await all.store.forget('ann', 'former:1');
    await all.store.correct({ match: 'match-2', places: [2, 1], reason: 'a mistake', by: 'host', at: 5 });
    // What that match did is undone, and nothing else.
    expect(await all.counting.catchUp()).toBe(1);
    await all.store.close();
    expect(valuesIn(path).filter(value => /\bann\b/.test(value))).toEqual([]);
  });

  test('where a sum is lost that they were added to, all is counted again', async () => {
    const connection = connect(':memory:');
    const store = storeOver(connection, { now: () => 5000 });
    onTestFinished(() => store.close());
    const all = resultsIn(store, { time: 5000 });
    const match = await two(all);
    connection.sqlite.exec("delete from tallies where player = 'ann' and facet = 'ruleset'");
    await store.correct({ match, places: [2, 1], reason: 'a mistake', by: 'host', at: 5 });
    expect(await all.counting.catchUp()).toBe(2);
    const sums = await all.sums();
    await all.counting.rebuild();
    expect(sums).toEqual(await all.sums());
  });
});
