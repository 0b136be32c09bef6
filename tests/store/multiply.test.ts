import { expect, test } from 'vitest';
import { Counting } from '../../src/stats/counting.js';
import { openStore } from '../../src/store/index.js';
import { copyEnded, copyMatch } from '../../src/store/sqlite/multiply.js';
import { game } from '../stats/results.js';
import { file } from './places.js';
import { board, decision, facts, line, match, outcome, seat, snapshot } from './samples.js';

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

test('matches that are over are copied as if others had played them since, and are counted', async () => {
  const path = file();
  const store = openStore(path);
  const counting = (open: typeof store) => new Counting(open, () => game);
  for (const id of ['a', 'b']) {
    await store.createMatch(match(id, { seats: [seat(0, 'ann'), seat(1, 'bob')] }));
    const end = { status: 'over', outcome: outcome(1, 2), facts } as const;
    await store.commit(id, 0, { moves: [decision(1)], snapshot: snapshot(1), log: [line(1)], ...end });
    if (id === 'a') await store.archive(id);
  }
  expect(await counting(store).catchUp()).toBe(2);
  const original = await store.history('a');
  const annes = await store.tallies({ player: 'ann' });
  await store.close();
  copyEnded(path, { first: 1, copies: ['1', '2'] });
  const copied = openStore(path);
  expect((await copied.matchesOf({ status: ['over'] })).map(({ id }) => id).sort()).toEqual(['a', 'a~1', 'a~2', 'b']);
  const own = original?.match.seats.map(one => ({ ...one, player: `${one.player}~2` }));
  const whole = { ...original?.match, id: 'a~2', host: `${original?.match.host}~2`, seats: own };
  expect(await copied.history('a~2')).toMatchObject({ match: whole, moves: original?.moves });
  expect(await copied.tallies({ player: 'ann~2' })).toEqual(annes.map(tally => ({ ...tally, player: 'ann~2' })));
  expect(await copied.results({ player: 'bob~1' })).toHaveLength(1);
  const rated = ['ann', 'ann~1', 'ann~2'].map(player => ({ guild: '', game: game.id, player }));
  const ordinals = (await copied.ratingsAt(rated)).map(({ ordinal }) => ordinal);
  expect(new Set(ordinals).size).toBe(3);
  expect(await counting(copied).catchUp()).toBe(0);
  await copied.close();
});
