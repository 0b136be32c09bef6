import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { copyMatch } from '../../src/store/sqlite/multiply.js';
import { file } from './places.js';
import { board, decision, line, match, snapshot } from './samples.js';

test('a match is copied with all that belongs to it, among people of its own', async () => {
  const path = file();
  const store = openStore(path);
  await store.createMatch(match('m'), [{ kind: 'remind', subject: 'm', at: 5000, payload: {} }]);
  await store.commit('m', 0, { moves: [decision(1)], snapshot: snapshot(1), log: [line(1)] });
  await store.setBoard(board('m', 'message'));
  const original = await store.load('m');
  await store.close();
  copyMatch(path, 3);
  const copied = openStore(path);
  expect((await copied.matchesOf({ status: ['playing'] })).map(({ id }) => id).sort()).toEqual(['m', 'm1', 'm2', 'm3']);
  expect(await copied.load('m')).toEqual(original);
  for (const n of [1, 2, 3]) {
    const own = original?.match.seats.map(seat => ({ ...seat, player: `${seat.player}${n}` }));
    const preferences = { [`ann${n}`]: {}, [`bob${n}`]: {} };
    const whole = { ...original, match: { ...original?.match, id: `m${n}`, seats: own }, preferences };
    expect(await copied.load(`m${n}`)).toEqual(whole);
    expect(await copied.log(`m${n}`, 0, 10)).toEqual(await copied.log('m', 0, 10));
    expect((await copied.board(`m${n}`))?.message).toBe('message');
  }
  expect((await copied.claimDue(6000, 1000, 10, 'clock')).map(({ subject }) => subject).sort()).toEqual([
    'm',
    'm1',
    'm2',
    'm3',
  ]);
  await copied.close();
});
