import { expect, test } from 'vitest';
import { howMany } from '../../src/cli/how-many.js';
import { progress } from '../../src/cli/simulate/progress.js';
import { file, run } from './run.js';

test('one is one, and none is several', () => {
  expect([0, 1, 2].map(count => howMany(count, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map(count => howMany(count, 'match', 'matches'))).toEqual(['0 matches', '1 match', '2 matches']);
});

test('simulate counts one match as one', async () => {
  const played = async (matches: number) => (await run(['simulate', 'squad', '--matches', `${matches}`])).out;
  expect(await played(1)).toMatch(/^1 match in /);
  expect(await played(2)).toMatch(/^2 matches in /);
  const said: string[] = [];
  let now = 0;
  const told = progress(
    1,
    line => said.push(line),
    () => now,
  );
  now = 60_000;
  told.onBeat();
  expect(said).toEqual(['longbox: 0 of 1 match, 60 s so far\n']);
});

test('set check counts one card as one', async () => {
  const card = { id: 'AF1', name: 'Moth Rider', kind: 'hero', left: ['heroes'], right: ['women'], points: 4 };
  const { out, err } = await run(['set', 'check', file({ format: 1, game: 'recharge', name: 'One', cards: [card] })]);
  expect(err).toBe('');
  expect(out).toMatch(/, 1 card for recharge, /);
});
