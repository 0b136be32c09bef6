import { expect, test, vi } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { answerAsker, awaitAnswer } from '../../src/discord/undo/asker.js';
import { text } from '../../src/kernel/index.js';

const refused = text('undo-refused', { who: { seat: 1 } });

test('who asked to undo is told once, and whose click it was has its answer though that fails', async () => {
  const warn = vi.fn();
  const house = { log: { warn } } as unknown as House;
  const told = vi.fn(async () => undefined);
  awaitAnswer('one', told);
  awaitAnswer('other', async () => {
    throw new Error('lost on the way');
  });
  for (const question of ['one', 'one', 'other', 'nobody’s', undefined]) await answerAsker(house, question, refused);
  expect(told.mock.calls).toEqual([[refused]]);
  expect(warn).toHaveBeenCalledTimes(1);
});
