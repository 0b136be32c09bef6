import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { loadWords } from '../../src/locales/index.js';
import { readBy } from '../../src/sets/flaws.js';
import { faultIn, placesOf } from '../../src/sets/places.js';
import { EVERY, FAULTS } from './every.js';

const words = loadWords(null, 'en');

/** What is said of the first thing that a schema finds. */
function said(schema: z.ZodType, value: unknown): string | null {
  const read = readBy(schema, value);
  return 'flaws' in read ? words.say(read.flaws[0].message) : null;
}

describe('what a value should have been is said in our own words', () => {
  test.each(Object.entries(EVERY))('%s', (_, examples) => {
    for (const [schema, value, words] of examples) expect(said(schema, value)).toBe(words);
  });

  test('where a text is no JSON, or where something in it stands', () => {
    for (const [json, problem] of FAULTS) expect(words.say(faultIn(json).problem)).toBe(problem);
    expect(faultIn('{\n  "a" 1\n}')).toMatchObject({ line: 2, column: 7 });
    expect(faultIn('{"a": 1} x')).toMatchObject({ line: 1, column: 10 });
    expect(faultIn('{"a": \n "x')).toMatchObject({ line: 2 });
    expect(faultIn('{ // x\n}')).toMatchObject({ line: 1, column: 3 });
    expect(faultIn('['.repeat(200_000))).toMatchObject({ line: 1 });
    expect(placesOf('{\n "a": [1,\n  {"b": 2}]}', [['a'], ['a', 1, 'b'], ['a', 0], ['a', 1, 'c'], ['d'], []])).toEqual([
      { line: 2, column: 2 },
      { line: 3, column: 4 },
      { line: 2, column: 8 },
      { line: 3, column: 3 },
      { line: 1, column: 1 },
      { line: 1, column: 1 },
    ]);
  });
});
