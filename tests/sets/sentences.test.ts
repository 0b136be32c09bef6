import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultIn, placesOf } from '../../src/sets/places.js';
import { sentenceOf } from '../../src/sets/sentences.js';

/** What is said of the first thing that a schema finds. */
const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: sentenceOf }).error?.issues[0]?.message;

const shapes = z.discriminatedUnion('do', [
  z.object({ do: z.literal('draw') }),
  z.object({ do: z.literal('stun'), to: z.string() }),
]);

/** An example of every code there is: a new one does not type-check without. */
const EVERY: Readonly<Record<z.core.$ZodIssueCode, readonly [z.ZodType, unknown, string][]>> = {
  invalid_type: [
    [z.string(), 3, 'this has to be a text, and is a number'],
    [z.number(), 'x', 'this has to be a number, and is a text'],
    [z.int(), 1.5, 'this has to be a whole number, and is 1.5'],
    [z.array(z.string()), {}, 'this has to be a list, and is an object in braces'],
    [z.strictObject({}), [], 'this has to be an object in braces, and is a list'],
    [z.record(z.string(), z.int()), null, 'this has to be an object in braces, and is null'],
    [z.boolean(), undefined, 'this is missing: write true or false'],
  ],
  too_small: [
    [z.string().min(2), 'x', 'this needs at least 2 characters'],
    [z.array(z.int()).min(1), [], 'this needs at least 1 entry'],
    [z.array(z.int()).length(2), [1], 'this needs exactly 2 entries'],
    [z.int().min(1), 0, 'this has to be at least 1'],
    [z.number().gt(1), 1, 'this has to be more than 1'],
  ],
  too_big: [
    [z.string().max(1), 'xy', 'this needs at most 1 character'],
    [z.int().max(9), 10, 'this has to be at most 9'],
    [z.number().lt(9), 9, 'this has to be less than 9'],
    [
      z.map(z.string(), z.int()).max(1),
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      'this needs at most 1 field',
    ],
  ],
  invalid_value: [
    [z.enum(['a', 'b', 'c']), 'd', 'this has to be "a", "b" or "c"'],
    [z.literal(1), 2, 'this has to be 1'],
    [z.enum(['a', 'b']), undefined, 'this is missing: write "a" or "b"'],
  ],
  invalid_union: [
    [shapes, { do: 'win' }, 'this has to be "draw" or "stun"'],
    [shapes, {}, 'this has to be "draw" or "stun"'],
    [z.union([z.string(), z.int()]), true, 'this has none of the shapes it may have'],
  ],
  unrecognized_keys: [[z.strictObject({}), { colour: 1 }, 'there is no such field here']],
  invalid_format: [
    [z.string().regex(/^x/), 'y', 'this is not written as it has to be'],
    [z.email(), 'y', 'this is no email'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 3, 'this has to be a multiple of 5']],
  invalid_key: [[z.record(z.string().regex(/^x/), z.int()), { b: 1 }, 'this key is not one that may stand here']],
  invalid_element: [[z.map(z.unknown(), z.int()), new Map([[{}, 'x']]), 'something in this list may not stand here']],
  custom: [[z.string().refine(() => false), 'x', 'this may not stand here']],
};

describe('what a value should have been is said in our own words', () => {
  test.each(Object.entries(EVERY))('%s', (_, examples) => {
    for (const [schema, value, words] of examples) expect(said(schema, value)).toBe(words);
  });

  test('where a text is no JSON, or where something in it stands', () => {
    expect(faultIn('{\n  "a" 1\n}')).toEqual({
      line: 2,
      column: 7,
      problem: 'a colon is missing between a field and its value',
    });
    expect(faultIn('{"a": 1} x')).toMatchObject({ line: 1, column: 10 });
    expect(faultIn('{"a": \n "x')).toMatchObject({ line: 2, problem: 'a text has no closing quote' });
    expect(faultIn('[')).toMatchObject({ problem: 'a closing bracket is missing: ]' });
    expect(faultIn('{ // x\n}')).toMatchObject({ line: 1, column: 3, problem: 'there are no comments in JSON' });
    // Deeper than anybody can follow it.
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
