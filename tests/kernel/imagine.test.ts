import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { clone, copy, difference, type Move, Table } from '../../src/kernel/index.js';
import { pour } from '../../src/kernel/json.js';
import { playAtRandom, type ToyTable, whim, whims } from './play.js';
import { type ToyOptions, type ToyState, toy, toySetup } from './toy.js';

const json = fc.jsonValue({ noUnicodeString: false }).map(value => copy({ value }));

describe('states', () => {
  test.prop([json])('are cloned as they are copied', value => {
    fc.pre(!JSON.stringify(value).includes('__proto__'));
    expect(clone(value)).toEqual(copy(value));
    expect(clone(value)).not.toBe(value);
  });

  test.prop([json, json])('are poured into each other', (from, into) => {
    fc.pre(!JSON.stringify([from, into]).includes('__proto__'));
    const before = copy(from);
    pour(from, into);
    expect(difference(into, before)).toEqual([]);
    expect(from).toEqual(before);
  });

  test('are poured whatever their parts are called', () => {
    const into: object = { valueOf: 1, toString: { kept: true } };
    pour({ toString: { kept: false } }, into);
    expect(Object.entries(into)).toEqual([['toString', { kept: false }]]);
  });

  test('that are poured stay the objects they were, and share nothing with where they came from', () => {
    const held = { card: 'a' };
    const into = { zones: [held, { card: 'b' }], gone: 1 };
    const from = { zones: [{ card: 'x' }], note: { text: 'new' } };
    pour(from, into);
    expect(into).toEqual(from);
    expect(into.zones[0]).toBe(held);
    expect((into as unknown as typeof from).note).not.toBe(from.note);
  });
});

/** A match at random until somebody is asked in the midst of an action, and the moves since its last snapshot. */
function midAction(seed: number): { table: ToyTable; since: Move[] } {
  for (let at = seed * 1000; ; at++) {
    const table = Table.begin(toy, toySetup(`imagined ${at}`, { seats: 3 }));
    const random = whims(`imagined ${at}`);
    let since: Move[] = [];
    for (let moves = 0; moves < 30 && table.outcome === null; moves++) {
      if (since.length > 0 && moves > 4) return { table, since };
      const { prompt, answer } = whim(table.prompts, random);
      const move = table.answer(prompt.number, prompt.seat, answer) as Move;
      since = table.snapshot.seq === move.seq ? [] : [...since, move];
    }
  }
}

describe('an imagined table', () => {
  const imagined = ({ table, since }: ReturnType<typeof midAction>, seat: number) =>
    Table.imagined<ToyState, ToyOptions>(toy, table.setup, table.snapshot, since, seat);

  test('asks what is asked, and looks the same to its seat; what is hidden is otherwise', () => {
    let others = 0;
    for (let at = 0; at < 20; at++) {
      const match = midAction(at);
      const { table } = match;
      const seat = table.prompts[0]?.seat ?? 0;
      const before = table.hash();
      const imagine = imagined(match, seat);
      for (const seed of ['x', 'y']) {
        const other = imagine(seed);
        expect(other.prompts).toEqual(table.prompts);
        expect(toy.view(other.state, seat)).toEqual(toy.view(table.state, seat));
        expect(imagine(seed).hash()).toBe(other.hash());
        if (difference(other.state, table.state).length > 0) others++;
      }
      expect(table.hash()).toBe(before);
    }
    expect(others).toBeGreaterThan(20);
  });

  test('can be played to its end, on luck of its own', () => {
    const ends = new Set<string>();
    for (let at = 0; at < 8; at++) {
      const match = midAction(at);
      const other = imagined(match, match.table.prompts[0]?.seat ?? 0)(`end ${at}`);
      const random = whims(`end ${at}`);
      for (let moves = 0; other.outcome === null && moves < 500; moves++) {
        const { prompt, answer } = whim(other.prompts, random);
        other.answer(prompt.number, prompt.seat, answer);
      }
      ends.add(other.hash());
    }
    expect(ends.size).toBe(8);
  });

  test('is never one that is recorded', () => {
    const table = Table.begin(toy, toySetup('recorded'));
    const before = table.hash();
    expect(() => table.imagine(0, 'seed')).toThrow('cannot be imagined otherwise');
    expect(table.hash()).toBe(before);
  });
});

test('a match that is taken up without a record is not compared with one', () => {
  const { moves, snapshots, table } = playAtRandom(3);
  const [first] = snapshots;
  if (first === undefined) throw new Error('no snapshot');
  const wrong = moves.map(move => (move.type === 'undo' ? move : { ...move, hash: 'other', digest: 'other' }));
  const again = Table.resume(toy, table.setup, first, wrong, { record: false });
  expect(again.hash()).toBe(table.hash());
  expect(() => Table.resume(toy, table.setup, first, wrong)).toThrow();
});
