import { expect, test } from 'vitest';
import { loggable } from '../../src/discord/reply/failure.js';
import { RulesFailure } from '../../src/kernel/index.js';

test('the hidden cards that a mistake of the rules carries stay out of the log', () => {
  const stack = 'Error: wrong\n    at turn';
  const failure = new RulesFailure(new Error('wrong'), {
    ...{ game: 'squad', version: '1', moves: [], attempt: null, trail: [], stack },
    snapshot: '{"hand":["ST001"]}',
  });
  expect(loggable(failure)).toEqual({ type: 'RulesFailure', message: 'wrong', stack });
});
