import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { canonical, chained, copy, difference, hash, type Part } from '../../src/kernel/index.js';

const value = fc.jsonValue().map(copy);
const parts = fc.array(fc.tuple(fc.string(), value), { minLength: 1, maxLength: 8 });

/** The same value with the keys of every object turned round. */
function turned(held: unknown): unknown {
  if (typeof held !== 'object' || held === null) return held;
  if (Array.isArray(held)) return held.map(turned);
  const entries = Object.entries(held).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, turned(part)]));
}

describe('a value as one text', () => {
  test.prop([value])('reads back as the same value, whatever the order of its keys', held => {
    expect(JSON.parse(canonical(held))).toEqual(held);
    expect(canonical(turned(held))).toBe(canonical(held));
  });

  test('has the keys of every object in the order of their letters, numbers too', () => {
    expect(canonical({ 9: 1, 10: { b: [2, null], a: undefined }, a: 'ü' })).toBe('{"10":{"b":[2,null]},"9":1,"a":"ü"}');
  });

  test.prop([value, value])('differs where the values do', (one, other) => {
    expect(canonical(one) === canonical(other)).toBe(difference(one, other).length === 0);
  });
});

describe('a chain', () => {
  test('is SHA-256 of the link before, the name and the value', () => {
    const first = hash('longbox chain "game" "squad"');
    expect(chained([['game', 'squad']])).toEqual([first]);
    const both: Part[] = [
      ['game', 'squad'],
      ['places', [1, 2]],
    ];
    expect(chained(both)).toEqual([first, hash(`${first} "places" [1,2]`)]);
  });

  test.prop([parts, fc.nat(), value])(
    'changes from the first part that is another, and not before',
    (made, n, other) => {
      const at = n % made.length;
      const [name, held] = made[at] as Part;
      if (canonical(held) === canonical(other)) return;
      const [before, after] = [chained(made), chained(made.with(at, [name, other]))];
      expect(after.slice(0, at)).toEqual(before.slice(0, at));
      for (let link = at; link < made.length; link++) expect(after[link]).not.toBe(before[link]);
      expect(chained(made.with(at, [`${name}!`, held as typeof other]))[at]).not.toBe(before[at]);
    },
  );
});
