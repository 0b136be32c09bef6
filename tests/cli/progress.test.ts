import { expect, test } from 'vitest';
import { progress } from '../../src/cli/simulate/progress.js';
import { simulateStepwise } from '../../src/cli/simulate/run.js';
import { readPlan } from '../../src/cli/simulate.js';
import { games } from '../../src/games/index.js';

test('says how far it is after two seconds, then ever more seldom, but each minute, also within one match', () => {
  let seconds = 0;
  const said: string[] = [];
  const told = progress(
    3,
    text => said.push(`${seconds}: ${text}`),
    () => seconds * 1000,
  );
  for (seconds = 1; seconds <= 300; seconds++) told.onBeat();
  expect(said[0]).toBe('2: longbox: 0 of 3 matches, 2 s so far\n');
  expect(said.map(line => Number.parseInt(line, 10))).toEqual([2, 6, 14, 30, 62, 122, 182, 242]);
  told.onMatch(2);
  told.onBeat();
  expect(said.slice(8)).toEqual([]);
  seconds = 302;
  told.onBeat();
  expect(said.slice(8)).toEqual(['302: longbox: 2 of 3 matches, about 151 s left\n']);
  // The answer says the rest.
  seconds = 999;
  told.onMatch(3);
  expect(said).toHaveLength(9);
});

test.each([
  [[], 1],
  [['--check'], 2],
])('a match of one thread tells of each answer that it still runs: %j', async (more, times) => {
  const plan = readPlan(['squad', '--matches', '2', ...more], { games });
  const beats: number[] = [];
  let answers = 0;
  const onMatch = (): void => void beats.push(answers);
  const onBeat = (): void => void answers++;
  const { decisions } = await simulateStepwise(plan, {
    threads: [],
    stop: new AbortController().signal,
    onMatch,
    onBeat,
  });
  expect(beats).toHaveLength(2);
  expect(beats[0]).toBeGreaterThan(times);
  expect(answers).toBeGreaterThanOrEqual(times * decisions);
});
