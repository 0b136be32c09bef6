import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Queues } from '../../src/matches/play/queues.js';

it('does one thing at a time for each match, in order, and forgets matches at which nothing is under way', async () => {
  const turns = new Queues();
  const done: string[] = [];
  const act = (match: string, name: string) =>
    turns.take(match, async () => {
      done.push(`${name} begins`);
      await later();
      done.push(`${name} ends`);
    });
  const failing = turns.take('b', () => Promise.reject(new Error('no')));
  await Promise.all([act('a', 'one'), act('a', 'two'), expect(failing).rejects.toThrow('no')]);
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  await later();
  expect(turns.busy).toBe(0);
});
