import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { contract } from './contract.js';
import { nights } from './leagues.js';
import { file } from './places.js';
import { rewinding } from './rewinding.js';
import { match } from './samples.js';
import { showing } from './shown.js';
import { sums } from './sums.js';

contract('SQLite in memory', async options => openStore(':memory:', options));
contract('SQLite in a file', async options => openStore(file(), options));
for (const part of [showing, nights, sums, rewinding]) part('SQLite', async options => openStore(':memory:', options));

test('at a start, whatever was leased may be shown: nobody else has the file', async () => {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  expect(await store.claimShown(1, 1000, 9)).toHaveLength(1);
  expect(await store.claimShown(1, 1000, 9)).toEqual([]);
  await store.wakeShown();
  expect(await store.claimShown(1, 1000, 9)).toHaveLength(1);
});
