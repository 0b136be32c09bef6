import { expect, test } from 'vitest';
import { benchmarks } from '../../src/cli/bench/index.js';
import { table } from '../../src/cli/bench/table.js';
import { file, refused, run } from './run.js';

test('says what can be measured', async () => {
  await refused(['bench', 'oponents', 'squad'], 'did you mean opponents?', '--only');
  await refused(['bench', '--only', 'zzzzzzzzzzzz'], ...benchmarks.map(({ id }) => id));
});

test('where no bots are named, the strongest meet those in the middle in every game', async () => {
  const { exit, out } = await run('bench opponents recharge --matches 2 --nodes 1 --seed few'.split(' '));
  expect({ exit, out }).toEqual({
    exit: 0,
    out: expect.stringMatching(/^strong against steady, 2 matches, seed few: /),
  });
});

test('partners are not measured against each other', async () => {
  await refused(['bench', 'opponents', 'champions'], 'win or lose together: bench anchors measures its bots');
});

test('figures stand in one table, each beside what it is held against', () => {
  const results = [
    { name: 'squad', value: 250, unit: 'a second', beside: { name: 'no rules', value: 1000 } },
    { name: 'a long name', value: 3, unit: 'ms' },
  ];
  expect(table({ commit: 'abc1234', node: 'v20' }, [{ title: 'Decisions', results }]).split('\n')).toEqual([
    'commit abc1234, node v20',
    '               measured      beside           times',
    'Decisions',
    '  squad        250 a second  1000 (no rules)  0.25',
    '  a long name  3 ms',
  ]);
});

test('levels meet an even number of times; a villain is met as often as is asked', async () => {
  await refused(['bench', 'anchors', 'squad', '--matches', '3'], '--matches is an even number');
  await refused(['bench', 'anchors', 'squad', '--rulesets', 'tgc'], '--rulesets: squad is measured by its levels');
  await refused(
    ['bench', 'anchors', 'champions', '--levels', 'easy'],
    '--levels: champions is measured by its rulesets',
  );
  await refused(['bench', 'anchors', 'squad', '--into', 'nowhere.json'], 'nowhere.json: there is no such file');
  await refused(
    ['bench', 'anchors', 'squad', '--into', file([])],
    '.json: this has to be an object in braces, and is a list',
  );
  const { exit, out } = await run(
    'bench anchors champions --rulesets rhino-standard --matches 1 --seed odd'.split(' '),
  );
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/alone against rhino-standard: [01] of 1 won/) });
});
