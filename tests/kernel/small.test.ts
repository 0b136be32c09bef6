import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  commit,
  copy,
  difference,
  effective,
  faceOf,
  fingerprint,
  freeze,
  hash,
  hashOf,
  keptPromise,
  type LogEntry,
  linkOf,
  type Move,
  PositionError,
  Refusal,
  Runaway,
  seedOf,
  seedOfSittings,
  shortly,
  text,
  unjson,
  winners,
} from '../../src/kernel/index.js';

/** As it is read: JSON has no minus nought. */
const json = fc.jsonValue().map(copy);

describe('JSON', () => {
  test.prop([json])('a copy is equal and shares nothing', value => {
    expect(difference(value, copy(value))).toEqual([]);
    if (typeof value === 'object' && value !== null) expect(copy(value)).not.toBe(value);
  });

  test.prop([json, json])('two values differ where their texts do, but for the order of keys', (one, other) => {
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      );
    expect(difference(copy(one), copy(other)).length === 0).toBe(sorted(one) === sorted(other));
  });

  test('differences name the place and both sides', () => {
    expect(difference({ a: [1, { b: 'x' }], c: null }, { a: [1, { b: 'y' }], d: 1 })).toEqual([
      '.a.1.b: "x" | "y"',
      '.c: null | undefined',
      '.d: undefined | 1',
    ]);
    expect(difference(1, 2)).toEqual(['.: 1 | 2']);
    expect(difference([], {})).toEqual(['.: [] | {}']);
    expect(difference({ a: null }, { a: {} })).toEqual(['.a: null | {}']);
    expect(difference({ a: {} }, { a: null })).toEqual(['.a: {} | null']);
    expect(difference({ a: 1 }, { a: {} })).toEqual(['.a: 1 | {}']);
    expect(difference([1, 2, 3, 4], [5, 6, 7, 8], 2)).toEqual(['.0: 1 | 5', '.1: 2 | 6']);
    expect(difference(Array(30).fill(1), Array(30).fill(2))).toHaveLength(20);
  });

  test('what JSON would lose or bend is named', () => {
    class Card {}
    const gaps = [1, 2];
    delete gaps[0];
    const value = {
      fine: [null, true, 'x', 0, 1.5, { deep: [] }, Object.create(null)],
      lost: undefined,
      list: [1, undefined],
      gaps,
      named: Object.assign([1], { name: 'x' }),
      day: new Date(0),
      map: new Map(),
      card: new Card(),
      nan: Number.NaN,
      huge: Number.POSITIVE_INFINITY,
      minus: -0,
      act: () => 1,
      big: 1n,
    };
    expect(unjson(value)).toEqual([
      '.lost: undefined',
      '.list[1]: undefined',
      '.gaps: a list with gaps or names',
      '.named: a list with gaps or names',
      '.day: Date',
      '.map: Map',
      '.card: Card',
      '.nan: NaN',
      '.huge: Infinity',
      '.minus: 0',
      '.act: function',
      '.big: bigint',
    ]);
  });

  test.prop([json])('whatever JSON holds survives it', value => {
    expect(unjson(copy(value))).toEqual([]);
  });

  test('what is frozen cannot be touched anywhere', () => {
    const value = freeze({ list: [{ deep: 1 }], none: null, word: 'x' });
    expect(() => {
      (value.list[0] as { deep: number }).deep = 2;
    }).toThrow(TypeError);
    expect(() => value.list.push({ deep: 2 })).toThrow(TypeError);
    expect(Object.isFrozen(value)).toBe(true);
    expect(freeze(value)).toBe(value);
  });
});

describe('hashes', () => {
  test('are SHA-256', () => {
    expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hash('ü')).not.toBe(hash('u'));
    expect(hashOf({ a: 1 })).toBe(hash('{"a":1}'));
  });

  test('are shown by their first and last four digits', () => {
    expect(shortly(hash('abc'))).toBe('ba78…15ad');
  });
});

describe('fair shuffles', () => {
  test('the secrets of a series hang together, the first from the last', () => {
    const root = 'ab'.repeat(32);
    expect(linkOf(root, 64)).toBe(root);
    for (const round of [1, 2, 63]) expect(hash(linkOf(root, round + 1))).toBe(linkOf(root, round));
    for (const round of [0, 65]) expect(() => linkOf(root, round)).toThrow('at most 64');
  });

  const secret = 'ab'.repeat(32);

  test.prop([fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })])(
    'a secret keeps the promise made with it, and no other secret does',
    other => {
      expect(keptPromise(commit(other), other)).toBe(true);
      expect(keptPromise(commit(secret), other)).toBe(other === secret);
    },
  );

  test('a commitment does not tell the secret, nor is it the seed', () => {
    expect(commit(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([secret, commit(secret), seedOf(secret, commit(secret)), hash(secret)]).size).toBe(4);
  });

  test('a secret is 64 lower-case hex digits and nothing around them', () => {
    for (const bad of [
      '',
      'ab'.repeat(31),
      `${secret}0`,
      secret.toUpperCase(),
      ` ${secret}`,
      `${secret}\n`,
      'xy'.repeat(32),
    ]) {
      expect(() => commit(bad)).toThrow('a match secret is 64 lower-case hex digits');
      expect(keptPromise(commit(secret), bad)).toBe(false);
    }
  });

  test('a shuffle without words is its commitment; all words count, and their order', () => {
    const promise = commit(secret);
    const marks = [[], ['a', 'b'], ['b', 'a'], ['ab'], ['a', 'c'], ['a']].map(words => fingerprint(promise, words));
    expect(marks[0]).toBe(promise);
    expect(new Set(marks).size).toBe(6);
    // Words that come later rest on those that were there: these stay what they were.
    expect(fingerprint(marks[5] as string, ['b'])).toBe(marks[1]);
  });

  test('the seed is made of the secret and the fingerprint', () => {
    const promise = commit(secret);
    const seeds = [
      seedOf(secret, promise),
      seedOf(secret, fingerprint(promise, ['a'])),
      seedOf(promise, promise),
      seedOfSittings(secret, [promise]),
      seedOfSittings(secret, ['a', 'b']),
      seedOfSittings(secret, ['b', 'a']),
    ];
    expect(new Set(seeds).size).toBe(6);
  });

  test('a match of an older build keeps the seed it was dealt from', () => {
    expect(seedOfSittings('5e'.repeat(32), ['ann clicked', 'bob clicked'])).toBe(
      '60a5f9a524193cdb9fa14614a68e8fa12777f166ab567f7749044ed6bf3e3eb3',
    );
  });
});

describe('a log line', () => {
  const line: LogEntry = {
    n: 3,
    depth: 1,
    id: 'drew',
    args: { who: { seat: 0 } },
    why: { rule: 'draw' },
    secret: { seats: [0, 2], id: 'drew-card', args: { what: { card: 'C1' } } },
  };

  test('shows those who saw more a face of their own, and nobody else a trace of it', () => {
    const [open, closed] = [
      { id: 'drew-card', args: { what: { card: 'C1' } } },
      { id: 'drew', args: { who: { seat: 0 } } },
    ];
    expect([0, 1, 2, 'public' as const].map(viewer => faceOf(line, viewer))).toEqual([open, closed, open, closed]);
  });

  test('without a secret has one face', () => {
    expect(faceOf({ n: 1, depth: 0, id: 'began' }, 0)).toEqual({ id: 'began' });
  });
});

test('a sentence has arguments only where it is given some', () => {
  expect(text('a')).toEqual({ id: 'a' });
  expect(text('a', { n: 1 })).toEqual({ id: 'a', args: { n: 1 } });
});

describe('the moves that count', () => {
  const made = (seq: number): Move => ({ type: 'leave', seq, seat: 0, hash: '' });
  const undo = (seq: number, to: number): Move => ({
    type: 'undo',
    seq,
    to,
    prompts: 0,
    log: 0,
    redeal: false,
    cause: 'wish',
  });
  const counted = (moves: readonly Move[]): number[] => effective(moves).map(move => move.seq);

  test('are all, in order, where none was undone', () => {
    expect(counted([made(1), made(2), made(3)])).toEqual([1, 2, 3]);
    expect(counted([])).toEqual([]);
  });

  test('leave out undone moves, and keep the undo', () => {
    expect(counted([made(1), made(2), made(3), undo(4, 1), made(5)])).toEqual([1, 4, 5]);
    expect(counted([made(1), undo(2, 0), made(3)])).toEqual([2, 3]);
  });

  test('leave out an undo that was itself undone', () => {
    expect(counted([made(1), made(2), undo(3, 1), made(4), undo(5, 0), made(6)])).toEqual([5, 6]);
    expect(counted([made(1), made(2), undo(3, 1), made(4), undo(5, 3), made(6)])).toEqual([1, 3, 5, 6]);
  });

  test('bring back what had been undone, where a later undo goes there', () => {
    expect(counted([made(1), made(2), made(3), undo(4, 1), made(5), undo(6, 3), made(7)])).toEqual([1, 2, 3, 6, 7]);
  });

  test('are found after a snapshot as from the start', () => {
    expect(counted([made(11), made(12), undo(13, 11), made(14)])).toEqual([11, 13, 14]);
    expect(counted([made(11), undo(12, 10)])).toEqual([12]);
  });
});

describe('who won', () => {
  const reason = text('over');
  test('is who came first; a draw of all has no winner', () => {
    expect(winners({ places: [1, 2], reason })).toEqual([0]);
    expect(winners({ places: [2, 1, 1], reason })).toEqual([1, 2]);
    expect(winners({ places: [1, 1], reason })).toEqual([]);
    expect(winners({ places: [1], reason })).toEqual([0]);
    expect(winners({ places: [1, 1], reason, together: 'won' })).toEqual([0, 1]);
    expect(winners({ places: [2, 2], reason, together: 'lost' })).toEqual([]);
  });
});

test('errors know their names and say what is the matter', () => {
  const refusal = new Refusal('stale', 'closed');
  expect([refusal.name, refusal.code, refusal.message]).toEqual(['Refusal', 'stale', 'closed']);
  const position = new PositionError('players[0]', 'no such card');
  expect([position.name, position.path, position.message]).toEqual([
    'PositionError',
    'players[0]',
    'players[0]: no such card',
  ]);
  const runaway = new Runaway(5, 'steps were taken');
  expect([runaway.name, runaway.message]).toEqual(['Runaway', 'more than 5 steps were taken: it would not end']);
});
