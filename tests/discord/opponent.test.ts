import { expect, test } from 'vitest';
import { opponentOf } from '../../src/discord/lobby/challenge.js';

const from = { client: { user: { id: '1' } } } as Parameters<typeof opponentOf>[0];
const gone = { user: { id: '2', bot: false, displayName: 'Gone' } } as Parameters<typeof opponentOf>[1];

test('somebody outside the server is refused in the words of what was asked: a challenge, or a seat to take over', () => {
  expect(() => opponentOf(from, gone)).toThrow(expect.objectContaining({ code: 'not-in-server' }));
  expect(() => opponentOf(from, gone, 'successor-elsewhere')).toThrow(
    expect.objectContaining({ code: 'successor-elsewhere', text: expect.objectContaining({ args: { name: 'Gone' } }) }),
  );
});
