import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore, type Rating, type Store, type Tally } from '../../src/store/index.js';
import { results, type Special } from '../stats/results.js';
import { json, refused } from './run.js';

/** A data folder in which ann has won twice against bob, the second time as `special` says. Returns it with that match. */
async function dataFolder(special?: Special): Promise<{ folder: string; match: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-stats-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { record, counting, store } = results(undefined, join(folder, 'longbox.sqlite'));
  await record(['ann', 'bob'], [1, 2]);
  const match = await record(['bob', 'ann'], [2, 1], special);
  await counting.catchUp();
  await store.close();
  return { folder, match };
}

async function sums(
  folder: string,
): Promise<{ wins: Record<string, number>; all: { tallies: Tally[]; ratings: Rating[] } }> {
  const store: Store = openStore(join(folder, 'longbox.sqlite'));
  const tallies = await store.tallies({ guild: 'guild' });
  const whole = tallies.filter(({ facet, kind }) => facet === 'all' && kind === 'people');
  const ratings = await store.ratingsAt(['ann', 'bob'].map(player => ({ guild: 'guild', game: 'squad', player })));
  await store.close();
  return { wins: Object.fromEntries(whole.map(({ player, wins }) => [player, wins])), all: { tallies, ratings } };
}

describe('stats', () => {
  test('rebuild comes to the same sums and ratings', async () => {
    const { folder } = await dataFolder();
    const before = await sums(folder);
    expect(before.wins).toMatchObject({ ann: 2, bob: 0 });
    expect(await json(['stats', 'rebuild', '--data', folder])).toEqual({ matches: 2 });
    expect(await sums(folder)).toEqual(before);
  });

  test('correct puts a result right, and one that does not count is counted for nobody', async () => {
    const { folder, match } = await dataFolder();
    const why = ['--reason', 'seats were mixed up', '--data', folder];
    await json(['stats', 'correct', match, '--places', '1,2', ...why]);
    expect((await sums(folder)).wins).toMatchObject({ ann: 1, bob: 1 });
    await json(['stats', 'correct', match, '--places', 'none', ...why]);
    expect((await sums(folder)).wins).toMatchObject({ ann: 1, bob: 0 });
  });

  test('what cannot be done is refused in one line, and changes nothing', async () => {
    const { folder, match } = await dataFolder();
    const before = await sums(folder);
    await refused(['stats', 'rebuild', '--data', join(folder, 'none')], 'no database at');
    await refused(['stats', 'recount', '--data', folder], '"recount" is not known');
    await refused(['stats', 'correct', match, '--places', '1,2', '--data', folder], '--reason WHY');
    const why = ['--reason', 'x', '--data', folder];
    for (const places of ['first', '2,2', '3,2'])
      await refused(['stats', 'correct', match, '--places', places, ...why], 'a place from 1 for each seat');
    for (const extra of [[match], ['--places', '1,2'], ['--reason', 'x']])
      await refused(['stats', 'rebuild', ...extra, '--data', folder], 'rebuild takes no match, --places or --reason');
    await refused(['stats', 'correct', 'nowhere', '--places', '1,2', ...why], 'stats: there is no match "nowhere"');
    expect(await sums(folder)).toEqual(before);
  });

  test('a result of players who won or lost together is left out, or stays', async () => {
    const { folder, match } = await dataFolder({ together: 'lost' });
    const why = ['--reason', 'x', '--data', folder];
    await refused(['stats', 'correct', match, '--places', '1,1', ...why], 'left out, by --places none');
    await json(['stats', 'correct', match, '--places', 'none', ...why]);
    const [all] = (await sums(folder)).all.tallies.filter(({ player, facet }) => player === '' && facet === 'all');
    expect(all).toMatchObject({ games: 1 });
  });
});
